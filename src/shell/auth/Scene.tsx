import styles from './Scene.module.css';

/** What a camera sees: a ground, and shapes before it on a field of 160 × 100. */
const views = [
  {
    name: 'gate',
    far: 'M0 58 28 44 52 52 84 36 118 50 160 40V100H0Z',
    near: 'M0 78H160V100H0ZM24 40H32V80H24ZM128 40H136V80H128Z',
    lines: 'M28 46H132M36 54V78M48 54V78M60 54V78M100 54V78M112 54V78M124 54V78',
  },
  {
    name: 'road',
    far: 'M0 50H160V100H0Z',
    near: 'M66 50H94L150 100H10Z',
    lines: 'M80 54V60M80 66V74M80 82V96M0 50H160',
  },
  {
    name: 'yard',
    far: 'M10 34H54V70H10ZM62 26H104V70H62ZM112 38H152V70H112Z',
    near: 'M0 70H160V100H0Z',
    lines: 'M18 42H46M18 50H46M70 36H96M70 46H96M120 48H144M0 70H160',
  },
  {
    name: 'tower',
    far: 'M0 66 40 56 90 62 160 52V100H0Z',
    near: 'M72 24H88L94 100H66ZM64 18H96V26H64ZM74 8H86V18H74Z',
    lines: 'M68 84 92 66M69 66 91 50M70 50 90 36',
  },
  {
    name: 'hall',
    far: 'M0 0 44 26V70L0 100ZM160 0 116 26V70L160 100Z',
    near: 'M0 100 44 70H116L160 100Z',
    lines: 'M44 26H116V70H44ZM0 0 44 26M160 0 116 26M66 70V46H94V70',
  },
  {
    name: 'harbour',
    far: 'M0 60H160V100H0Z',
    near: 'M20 56H92L84 72H30ZM40 40H64V56H40ZM120 24H126V62H120Z',
    lines: 'M123 26 98 38M98 38V50M0 80H40M60 86H110M120 78H160',
  },
] as const;

/** A wall of camera pictures, drawn, with a slow sweep of light over it; still when motion is to be reduced. */
export function Scene() {
  return (
    <div className={styles.wall}>
      {views.map(({ name, far, near, lines }, index) => (
        <svg
          key={name}
          className={styles.tile}
          viewBox="10 0 140 100"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <rect className={styles.sky} width="160" height="100" />
          <path className={styles.far} d={far} />
          <path className={styles.near} d={near} />
          <path className={styles.lines} d={lines} />
          <rect
            className={styles.sweep}
            width="40"
            height="100"
            style={{ animationDelay: `${index * -3.5}s` }}
          />
          <path className={styles.corners} d="M22 18V12H28M132 12H138V18M138 82V88H132M28 88H22V82" />
          <circle className={styles.live} cx="29" cy="19" r="2" />
          <path className={styles.caption} d="M35 19H50M112 81H131" />
        </svg>
      ))}
    </div>
  );
}
