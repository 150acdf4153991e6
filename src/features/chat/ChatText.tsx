import { linkParts } from './links.ts';

/** What somebody wrote; addresses in it open beside the dashboard, and learn nothing of where they were pressed. */
export function ChatText({ text }: { readonly text: string }) {
  let from = 0;
  return linkParts(text).map((part) => {
    const key = from;
    from += part.text.length;
    return part.href === null ? (
      part.text
    ) : (
      <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
        {part.text}
      </a>
    );
  });
}
