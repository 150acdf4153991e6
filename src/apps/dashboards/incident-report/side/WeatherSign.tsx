import { Cloud, Flash, Heatmap, Lightning, Rain, Snowflake, Waves } from '@blueprintjs/icons';
import type { WeatherIcon } from '~/graphql/types.generated.ts';

const icons = {
  CLEAR: Flash,
  PARTLY_CLOUDY: Heatmap,
  CLOUDY: Cloud,
  FOG: Waves,
  RAIN: Rain,
  SNOW: Snowflake,
  STORM: Lightning,
} as const;

interface WeatherSignProps {
  readonly icon: WeatherIcon;
  readonly size: number;
  /** In words, where no words stand beside it. */
  readonly label?: string;
}

/** The weather as a sign. */
export function WeatherSign({ icon, size, label }: WeatherSignProps) {
  const Sign = icons[icon];
  return label ? <Sign size={size} title={label} /> : <Sign size={size} aria-hidden="true" />;
}
