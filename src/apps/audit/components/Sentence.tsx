import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { withQuery } from '~/lib/address.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { detailOf } from '../auditDetail.ts';
import { exportOf, verbOf } from '../auditLines.ts';
import type { AuditTableFragment } from './AuditTable.generated.ts';
import styles from './AuditTable.module.css';
import { LineThings } from './LineThings.tsx';
import { Thing } from './Thing.tsx';

/** Kinds of which many are spoken of by their own word. */
const countable = ['INCIDENT', 'CAMERA', 'CONTACT'] as const;

/** Stand where the sentence names who and what, in whatever order its language has. */
const WHO = '\uE000';
const WHAT = '\uE001';

/** The account by the name that it had, which leads to all that it did under whatever name; a dash for nobody's. */
function Who({ userId, userName }: Pick<AuditTableFragment, 'userId' | 'userName'>) {
  if (userId === null) return '–';
  return (
    <Link to={withQuery('', { account: userId })}>
      <bdi>{userName}</bdi>
    </Link>
  );
}

function What({ line }: { readonly line: AuditTableFragment }) {
  const t = useTexts('audit');
  const { action, subject, detail, count, firstEntries } = line;
  const kind = t(`kind.${subject}`);
  const many = action === 'EXPORT' ? exportOf(detail).count : count > 1 ? count : null;
  if (many !== null) {
    const word = countable.find((each) => each === subject) ?? 'OTHER';
    return t(`many.${word}`, { count: many, kind });
  }
  const [only] = firstEntries;
  if (!only?.subjectName) return t('line.plain', { kind });
  const [before = '', after = ''] = t('line.one', { kind, name: WHAT }).split(WHAT);
  return (
    <>
      {before}
      <Thing {...only} />
      {after}
    </>
  );
}

/** What is left to say beside the sentence: codes in words, and what somebody wrote as it was written. */
function Detail({ said }: { readonly said: Parameters<typeof detailOf>[0] }) {
  const t = useTexts('audit');
  const { words, imported, text } = detailOf(said);
  const parts = [
    words.map((word) => t(`word.${word}`)).join(t('line.comma')),
    imported ? t('line.imported', imported) : '',
    text,
  ].filter((part) => part !== '');
  if (parts.length === 0) return null;
  return (
    <p className={styles.rest}>
      <bdi>{parts.join(' · ')}</bdi>
    </p>
  );
}

/** What somebody did, as a sentence; what it was done to, where it was many, can be unfolded. */
export function Sentence({ line }: { readonly line: AuditTableFragment }) {
  const t = useTexts('audit');
  const { verb, rest } = verbOf(line);
  const parts = t(`said.${verb}`, { who: WHO, what: WHAT }).split(/([\uE000\uE001])/);
  const put: Readonly<Record<string, ReactNode>> = { [WHO]: <Who {...line} />, [WHAT]: <What line={line} /> };
  return (
    <div className={styles.sentence}>
      <p>
        {parts.map((part) => (
          <span key={part}>{put[part] ?? part}</span>
        ))}
      </p>
      <Detail said={{ action: line.action, subject: line.subject, detail: rest }} />
      {line.count > 1 ? <LineThings line={line} /> : null}
    </div>
  );
}
