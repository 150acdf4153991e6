import { expect, test } from 'vitest';
import { tagsOf } from './icon.rules.ts';

test('an icon is found by the words of its name and by what else people call them, each once', () => {
  expect(tagsOf('mail')).toEqual(['mail', 'email', 'letter']);
  expect(tagsOf('video_camera')).toEqual(['video', 'film', 'camera', 'photo', 'picture', 'watch']);
  expect(tagsOf('zebra')).toEqual(['zebra']);
});
