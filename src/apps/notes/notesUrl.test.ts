import { describe, expect, test } from 'vitest';
import { filterOf, viewAt } from './notesUrl.ts';

describe('the address of the notes', () => {
  test('names a view, or a label by its id', () => {
    expect(viewAt({})).toEqual({ kind: 'notes' });
    expect(viewAt({ id: 'archive' })).toEqual({ kind: 'archive' });
    expect(viewAt({ id: 'labels', labelHandle: 'work', labelId: '7' })).toEqual({
      kind: 'label',
      labelId: '7',
    });
  });

  test.each([[{ id: 'trash' }], [{ id: 'labels' }], [{ id: 'archive', labelHandle: 'work' }]])(
    'has no view at %j',
    (params) => {
      expect(viewAt(params)).toBeNull();
    },
  );

  test('keeps archived notes to the archive', () => {
    expect(filterOf({ kind: 'reminders' }, 'keys')).toEqual({
      archived: false,
      reminder: {},
      labelId: null,
      search: 'keys',
    });
    expect(filterOf({ kind: 'archive' }, '')).toMatchObject({ archived: true, search: null });
  });
});
