"""What several tests share: positions in short notation, matches played at random, worlds that look alike."""
