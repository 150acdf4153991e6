/** The mark of Watchfloor: an eye whose iris is an aperture. Drawn in the colour of the text around it. */
export function Logo({ size = 32 }: { readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M3 24C8 14.5 15.5 9.5 24 9.5S40 14.5 45 24C40 33.5 32.5 38.5 24 38.5S8 33.5 3 24Z" />
      <circle cx="24" cy="24" r="9" />
      <path
        strokeWidth={1.75}
        d="M24 15 28.5 22.8M31.8 19.5 27.3 27.3M31.8 28.5H22.8M24 33 19.5 25.2M16.2 28.5 20.7 20.7M16.2 19.5H25.2"
      />
    </svg>
  );
}
