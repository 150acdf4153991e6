/* Inferred from the file itself, the atlas is no topology: its literals are strings, its points are arrays. */
declare module 'world-atlas/land-110m.json' {
  type Feature = typeof import('topojson-client').feature;
  const atlas: Parameters<Feature>[0] & {
    readonly objects: { readonly land: Parameters<Feature>[1] };
  };

  export = atlas;
}
