const mark = (children: React.ReactNode) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.25"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** What the dashboard is built with: small drawings of our own, each a link to the framework. */
export const frameworks = [
  {
    name: 'React',
    url: 'https://react.dev',
    mark: mark(
      [0, 60, 120].map((turn) => (
        <ellipse key={turn} cx="10" cy="10" rx="8.5" ry="3.25" transform={`rotate(${turn} 10 10)`} />
      )),
    ),
  },
  {
    name: 'GraphQL',
    url: 'https://graphql.org',
    mark: mark(<path d="M10 2 17 6V14L10 18 3 14V6ZM10 2 3 14H17Z" />),
  },
  {
    name: 'Blueprint',
    url: 'https://blueprintjs.com',
    mark: mark(<path d="M10 2.5 17 6.5 10 10.5 3 6.5ZM3 10 10 14 17 10M3 13.5 10 17.5 17 13.5" />),
  },
] as const;
