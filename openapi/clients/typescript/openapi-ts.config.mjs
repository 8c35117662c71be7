/** From the contract to src/generated/, which nobody edits. */
export default {
  input: '../../openapi.json',
  output: {
    path: 'src/generated',
    // Node.js finds ES modules by their full names only.
    module: { extension: '.js' },
  },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
};
