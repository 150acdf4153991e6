import { expect, test } from 'vitest';
import { answerTo, atFields, composeErrors, draftAgain, newMail } from './draft.rules.ts';

const file = { type: 'text/plain', fileName: 'a.txt', url: 'data:,a', preview: '', bytes: 1, size: '1 B' };
const ada = { name: 'Ada', email: 'ada@x.example', avatar: 'picture' };
const me = { name: 'Me', email: 'me@x.example' };
const mail = {
  from: ada,
  to: [me],
  cc: [],
  bcc: [],
  subject: 'Gate',
  message: '<p>It is back.</p>',
  attachments: [file],
};
const words = { head: 'Ada wrote:', from: 'From', to: 'To', subject: 'Subject' };
const codes = (values: Parameters<typeof composeErrors>[0]) =>
  composeErrors(values).map(({ field, code }) => `${field} ${code}`);

test('a new mail goes to those of the address, once', () =>
  expect(newMail(['ada@x.example', 'Ada@x.example']).to).toEqual([{ name: '', email: 'ada@x.example' }]));

test('a draft is written on as it was left', () => {
  expect(draftAgain(mail)).toMatchObject({
    subject: 'Gate',
    text: 'It is back.',
    quote: '',
    attachments: [file],
  });
});

test('an answer begins empty above the mail, and a forwarded one takes the files along', () => {
  const reply = answerTo('reply', mail, me.email, words);
  expect(reply).toMatchObject({ to: [{ name: 'Ada', email: ada.email }], subject: 'Re: Gate', text: '' });
  expect(reply.quote).toBe('<p>Ada wrote:</p><p>It is back.</p>');
  expect(reply.attachments).toEqual([]);
  expect(answerTo('forward', mail, me.email, words).attachments).toEqual([file]);
});

test('what the API would refuse stands at its field', () => {
  expect(codes(newMail([]))).toEqual(['to REQUIRED']);
  expect(codes({ ...newMail(['nobody']), subject: 'x'.repeat(201) })).toEqual([
    'to INVALID_EMAIL',
    'subject TOO_LONG',
  ]);
  expect(codes({ ...newMail([ada.email]), text: 'x'.repeat(60_000) })).toEqual(['text TOO_LONG']);
  expect(codes(newMail([ada.email]))).toEqual([]);
  expect(atFields([{ field: 'message' }, { field: 'cc' }])).toEqual([{ field: 'text' }, { field: 'cc' }]);
});
