import { Cloud, Flash, Lightning, Rain, Snowflake, Waves } from '@blueprintjs/icons';
import type { WeatherIcon } from '~/graphql/types.generated.ts';

/** The icon set has no sun behind a cloud. */
function SunBehindCloud({ size }: { readonly size: number; readonly 'aria-hidden': 'true' }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path d="M6 0h1v2H6zM1.4 2.1l.7-.7 1.4 1.4-.7.7zM10.9 1.4l.7.7-1.4 1.4-.7-.7zM0 6h2v1H0z" />
      <path d="M3.2 8.6a3.5 3.5 0 1 1 6.6-2.3A5 5 0 0 0 5.3 9z" opacity="0.7" />
      <path d="M12.5 9.1h-.1a3.6 3.6 0 0 0-6.8.9h-.1a2.5 2.5 0 0 0 0 5h7a2.95 2.95 0 0 0 0-5.9z" />
    </svg>
  );
}

const icons = {
  CLEAR: Flash,
  PARTLY_CLOUDY: SunBehindCloud,
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
  return (
    <>
      <Sign size={size} aria-hidden="true" />
      {label ? <span className="sr-only">{label}</span> : null}
    </>
  );
}
