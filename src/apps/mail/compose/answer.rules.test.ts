import { describe, expect, test } from 'vitest';
import { readAddresses } from './addresses.rules.ts';
import { type Answered, answerSubject, quoteOf, recipients } from './answer.rules.ts';

const [ada, me, bob, eve] = readAddresses(
  'Ada <ada@x.example>, Me <me@x.example>, bob@x.example, Eve <eve@x.example>',
) as [never, never, never, never];

const mail: Answered = {
  from: ada,
  to: [me, bob],
  cc: [eve, bob, me],
  subject: 'Gate & van',
  message: '<p>It is back.</p>',
};

const emails = ({ to, cc }: Record<'to' | 'cc', { email: string }[]>) => [
  to.map(({ email }) => email.split('@')[0]),
  cc.map(({ email }) => email.split('@')[0]),
];

describe('an answer', () => {
  test.each([
    ['reply', 'Gate', 'Re: Gate'],
    ['reply', 'RE: re: Gate', 'Re: Gate'],
    ['replyAll', 'Ynt: Gate', 'Re: Gate'],
    ['forward', 'Gate', 'Fwd: Gate'],
    ['forward', 'FW: Gate', 'Fwd: Gate'],
    ['forward', 'Re: Gate', 'Fwd: Re: Gate'],
    ['reply', 'Rest: Gate', 'Re: Rest: Gate'],
  ] as const)('%s to "%s" is called "%s"', (kind, subject, answer) =>
    expect(answerSubject(kind, subject)).toBe(answer),
  );

  test('has a subject that can be sent', () =>
    expect(answerSubject('reply', 'x'.repeat(200))).toHaveLength(200));

  test('goes to who wrote, or to all but the writer, each once; a forwarded mail to nobody yet', () => {
    expect(emails(recipients('reply', mail, 'me@x.example'))).toEqual([['ada'], []]);
    expect(emails(recipients('replyAll', mail, 'ME@x.example'))).toEqual([['ada', 'bob'], ['eve']]);
    expect(emails(recipients('forward', mail, 'me@x.example'))).toEqual([[], []]);
  });

  test('to a mail of one’s own goes to those who got it', () => {
    const own = { ...mail, from: me, to: [bob, me] };
    expect(emails(recipients('reply', own, 'me@x.example'))).toEqual([['bob'], []]);
    expect(emails(recipients('replyAll', own, 'me@x.example'))).toEqual([['bob'], ['eve']]);
    const copies = { ...own, to: [me], cc: [me, eve, bob] };
    expect(emails(recipients('reply', copies, 'me@x.example'))).toEqual([['eve', 'bob'], []]);
    expect(emails(recipients('replyAll', copies, 'me@x.example'))).toEqual([['eve', 'bob'], []]);
    const alone = { ...own, to: [me], cc: [] };
    expect(emails(recipients('reply', alone, 'me@x.example'))).toEqual([['me'], []]);
    expect(emails(recipients('replyAll', alone, 'me@x.example'))).toEqual([['me'], []]);
  });

  test('holds the mail below, a forwarded one with who it was from', () => {
    const words = { head: 'Ada <wrote>:', from: 'From', to: 'To', subject: 'Subject' };
    expect(quoteOf('reply', mail, words)).toBe('<p>Ada &lt;wrote&gt;:</p><p>It is back.</p>');
    expect(quoteOf('forward', mail, words)).toBe(
      '<p>Ada &lt;wrote&gt;:</p><p>From: Ada &lt;ada@x.example&gt;<br>To: Me &lt;me@x.example&gt;, bob@x.example<br>Subject: Gate &amp; van</p><p>It is back.</p>',
    );
  });
});
