import { geoEquirectangular } from 'd3-geo';
import { geoProject, geoStitch } from 'd3-geo-projection';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/land-110m.json';

/**
 * The land of the world in degrees. The atlas cuts polygons at the antimeridian with edges that a flat map would draw
 * as lines across Asia: stitching them on the sphere and cutting anew leaves none.
 */
export function worldLand(): GeoJSON.FeatureCollection {
  const degrees = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .reflectY(true)
    .precision(0.1);
  return geoProject(geoStitch(feature(atlas, atlas.objects.land)), degrees) as GeoJSON.FeatureCollection;
}

/** Meridians and parallels every 30 degrees. */
export function graticule(): GeoJSON.Feature {
  const span = (from: number, to: number, step: number) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
  return {
    type: 'Feature',
    properties: {},
    geometry: {
      type: 'MultiLineString',
      coordinates: [
        ...span(-180, 180, 30).map((lng) => span(-84, 84, 12).map((lat) => [lng, lat])),
        ...span(-60, 60, 30).map((lat) => span(-180, 180, 20).map((lng) => [lng, lat])),
      ],
    },
  };
}
