package javax.annotation;

/** What the generated code is marked with. Of the libraries that it names, this alone is not in the generator's own jar. */
public @interface Generated {
    String[] value();

    String comments() default "";
}
