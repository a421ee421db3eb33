const { pathToFileURL } = require('node:url');

// Nx loads generators with Node itself, which cannot read TypeScript sources.
async function load(file) {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(file, pathToFileURL(__filename).href);
}

exports.remote = async (tree, options) => {
  const { generateRemote } = await load('./src/remote/generate-remote.ts');
  return generateRemote(tree, options);
};

exports.operation = async (tree, options) => {
  const { generateOperation } = await load('./src/operation/generate-operation.ts');
  return generateOperation(tree, options);
};
