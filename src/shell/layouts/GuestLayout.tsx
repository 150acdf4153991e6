import { Frame } from './Frame.tsx';

/** What guests' screens stand in that are part of the dashboard: the same layout, without the panels of a user. */
export const GuestLayout = () => <Frame parts={null} />;
