import type { OpenDoor } from './door.ts';

export const openPageDoor: OpenDoor = () => Promise.reject(new Error('TODO'));
