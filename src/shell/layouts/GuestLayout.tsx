import { Frame } from './Frame.tsx';

/** The layout of guests' screens that belong to the dashboard: the same as for users, without the users' panels. */
export const GuestLayout = () => <Frame parts={null} />;
