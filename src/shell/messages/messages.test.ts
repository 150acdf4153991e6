import { afterEach, expect, test, vi } from 'vitest';
import { messageLimit, messages, shownMessages, subscribeToMessages } from './messages.ts';

afterEach(() => {
  for (const { id } of shownMessages()) messages.close(id);
});

const texts = () => shownMessages().map(({ text }) => text);
const undo = (run = () => {}) => ({ label: 'Undo', run });

test('a new message stands below the last, whose Undo stays', () => {
  const run = vi.fn();
  messages.success('Gate 1 is paused', undo(run));
  messages.error('The connection is gone');
  messages.success('Gate 2 is saved');
  expect(texts()).toEqual(['Gate 1 is paused', 'The connection is gone', 'Gate 2 is saved']);
  shownMessages()[0]?.action?.run();
  expect(run).toHaveBeenCalledOnce();
});

test('each is closed alone', () => {
  messages.info('One');
  messages.info('Two');
  messages.close(shownMessages()[0]?.id ?? 0);
  expect(texts()).toEqual(['Two']);
});

test('the same news is told once, the same change with an Undo of its own each time', () => {
  messages.warning('The numbers could not be refreshed');
  messages.info('Other news');
  messages.warning('The numbers could not be refreshed');
  expect(texts()).toEqual(['Other news', 'The numbers could not be refreshed']);
  messages.success('The camera is paused', undo());
  messages.success('The camera is paused', undo());
  expect(texts().slice(2)).toEqual(['The camera is paused', 'The camera is paused']);
});

test('how something ended takes the place of that it was begun', () => {
  messages.info('Logging in', undefined, 'session');
  messages.info('Other news');
  messages.success('Logged in', undefined, 'session');
  expect(texts()).toEqual(['Other news', 'Logged in']);
});

test('what asks for a reload is told once, however often it happens', () => {
  const reload = { label: 'Reload', run: () => {}, lasting: true };
  messages.warning('There is a new version', reload);
  messages.warning('There is a new version', reload);
  expect(texts()).toEqual(['There is a new version']);
});

test('beyond the limit the oldest without an action goes, and never the one that was just told', () => {
  messages.success('Removed', undo());
  for (let number = 1; number <= messageLimit; number += 1) messages.info(`News ${number}`);
  expect(texts()).toEqual(['Removed', 'News 2', 'News 3', 'News 4']);
  for (let number = 1; number <= messageLimit; number += 1) messages.success(`Removed ${number}`, undo());
  messages.error('It failed');
  expect(texts()).toEqual(['Removed', 'Removed 1', 'Removed 2', 'Removed 3', 'Removed 4', 'It failed']);
});

test('whoever draws them is told of each change, until it stops listening', () => {
  const listener = vi.fn();
  const stop = subscribeToMessages(listener);
  messages.info('One');
  messages.info('Two');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  messages.info('Three');
  expect(listener).toHaveBeenCalledTimes(2);
});
