import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { HTTPException } from 'hono/http-exception'
import { findLikePack } from '../../src/contract/rules/like-packs.ts'
import { findPlan } from '../../src/contract/rules/plans.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { threeSecurePath } from '../features/payment/payment-view.ts'
import { endSecureCheck } from '../features/payment/secure-check.ts'
import { appOriginIn } from '../http/hosts-and-origins.ts'
import type { Runtime } from '../runtime.ts'
import type { SecureCheck } from '../world/records/payment.ts'

type Markup = ReturnType<typeof html>

/** Content of the page and target of its buttons (IMP-09). */
interface ThreeSecurePage {
  readonly item: string
  /** Yen including tax. */
  readonly amount: number
  /** Tokyo time, `2026年11月21日 12:00`. */
  readonly time: string
  /** Address that receives the decision. */
  readonly action: string
}

/** The bank's question: shop, amount and two buttons. Without scripts and inline styles (content security policy). */
function threeSecurePage({ item, amount, time, action }: ThreeSecurePage): Markup {
  return frame(
    '本人認証',
    html`<h1>本人認証</h1>
      <p class="lead">お支払いの内容をご確認のうえ、<span>「認証する」を</span>押してください。</p>
      <dl>
        <div>
          <dt>ご利用先</dt>
          <dd>宵待<small>YM SERVICE</small></dd>
        </div>
        <div>
          <dt>内容</dt>
          <dd>${item}</dd>
        </div>
        <div>
          <dt>日時</dt>
          <dd>${time}</dd>
        </div>
        <div class="amount">
          <dt>金額</dt>
          <dd><strong>${amount.toLocaleString('ja-JP')}</strong>円<small>税込</small></dd>
        </div>
      </dl>
      <form method="post" action="${action}">
        <button class="approve" name="decision" value="approve">認証する</button>
        <button class="abort" name="decision" value="abort">中止する</button>
      </form>
      <p class="note">中止すると、お支払いは行われません。</p>`,
  )
}

/** Notice for a finished or unknown check. */
function threeSecureNotice(title: string, text: string, back: string): Markup {
  return frame(
    title,
    html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      <p class="ways"><a class="approve" href="${back}">宵待に戻る</a></p>`,
  )
}

function frame(title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>${title} | カードの本人認証</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${threeSecurePath}.css" />
      </head>
      <body>
        <div class="page">
          <header>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path
                d="M12 2.8 4.6 5.6v5.6c0 4.6 3 8.4 7.4 10 4.4-1.6 7.4-5.4 7.4-10V5.6L12 2.8Z"
                fill="none"
                stroke="currentColor"
                stroke-width="1.8"
                stroke-linejoin="round"
              />
              <path
                d="m8.6 11.9 2.4 2.4 4.4-4.7"
                fill="none"
                stroke="currentColor"
                stroke-width="1.8"
                stroke-linecap="round"
                stroke-linejoin="round"
              />
            </svg>
            本人認証サービス（3Dセキュア）
          </header>
          <main>${content}</main>
          <footer>動作確認用の画面です。実際の認証とお支払いは行われません。</footer>
        </div>
      </body>
    </html>`
}

/** Style sheet of the 3-D Secure pages, in a calm, cool bank style different from the app's. */
const threeSecureStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(96.5% 0.006 240), oklch(19% 0.02 250));
  --surface: light-dark(oklch(99.5% 0.002 240), oklch(24% 0.024 250));
  --line: light-dark(oklch(90% 0.01 240), oklch(34% 0.03 250));
  --edge: light-dark(oklch(60% 0.03 240), oklch(56% 0.03 250));
  --ink: light-dark(oklch(27% 0.03 250), oklch(95% 0.008 240));
  --ink-2: light-dark(oklch(46% 0.03 250), oklch(78% 0.02 240));
  --navy: light-dark(oklch(40% 0.09 250), oklch(80% 0.08 240));
  --navy-press: light-dark(oklch(33% 0.08 250), oklch(86% 0.06 240));
  --on-navy: light-dark(oklch(98% 0.004 240), oklch(20% 0.03 250));
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 400 1rem/1.7 'Hiragino Sans', 'Hiragino Kaku Gothic ProN', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic UI', sans-serif;
  line-break: strict;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  -webkit-text-size-adjust: 100%;
}
.page {
  display: flex;
  flex-direction: column;
  max-width: 30rem;
  min-height: 100vh;
  min-height: 100dvh;
  margin: 0 auto;
  padding: max(1.25rem, env(safe-area-inset-top)) max(1.25rem, env(safe-area-inset-right))
    max(1.25rem, env(safe-area-inset-bottom)) max(1.25rem, env(safe-area-inset-left));
}
header { display: flex; align-items: center; gap: 0.5rem; color: var(--navy); font-size: 0.875rem; font-weight: 600; }
header svg { flex: none; }
main {
  margin-top: 1.25rem;
  padding: 1.5rem 1.25rem 1.25rem;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 1rem;
}
h1 { margin: 0; font-size: 1.375rem; line-height: 1.4; word-break: auto-phrase; }
.lead { margin: 0.5rem 0 0; color: var(--ink-2); word-break: auto-phrase; }
.lead span { display: inline-block; }
dl { margin: 1.25rem 0 0; border-top: 1px solid var(--line); }
dl > div { display: flex; gap: 1rem; padding: 0.75rem 0; border-bottom: 1px solid var(--line); }
dt { flex: none; color: var(--ink-2); }
dd { flex: 1; margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
small { margin-left: 0.5rem; color: var(--ink-2); font-size: 0.875rem; white-space: nowrap; }
.amount { align-items: baseline; }
.amount strong { margin-right: 0.125rem; font-size: 1.5rem; line-height: 1.3; }
form, .ways { display: grid; gap: 0.75rem; margin: 1.5rem 0 0; }
button, a.approve {
  display: grid;
  place-items: center;
  min-height: 3.25rem;
  padding: 0.5rem 1rem;
  border: 1px solid transparent;
  border-radius: 0.75rem;
  font: inherit;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
}
.approve { background: var(--navy); color: var(--on-navy); }
.approve:hover, .approve:active { background: var(--navy-press); }
.abort { background: none; border-color: var(--edge); color: var(--ink); }
.abort:hover, .abort:active { border-color: var(--ink); }
:focus-visible { outline: 3px solid var(--navy); outline-offset: 3px; }
.note { margin: 0.75rem 0 0; color: var(--ink-2); font-size: 0.875rem; text-align: center; text-wrap: balance; word-break: auto-phrase; }
footer { margin-top: auto; padding-top: 1.5rem; color: var(--ink-2); font-size: 0.8125rem; text-align: center; text-wrap: balance; word-break: auto-phrase; }
@media (forced-colors: active) { button, a.approve { border-color: ButtonText; } }
`

const kilobyte = 1024

/**
 * Mounts the page of the card's bank (IMP-09), opened by a posted form or by GET (D-40). Only the payer knows its key,
 * so it needs no login. Its buttons post the decision and lead back to the app.
 */
export function mountThreeDSecure(app: Hono, runtime: Runtime): void {
  app.get(`${threeSecurePath}.css`, (c) => {
    c.header('Content-Type', 'text/css; charset=utf-8')
    c.header('Cache-Control', 'no-cache')
    return c.body(threeSecureStyle)
  })

  const small = bodyLimit({ maxSize: 4 * kilobyte })
  app.on(['GET', 'POST'], `${threeSecurePath}/:key`, small, (c) => {
    c.header('Cache-Control', 'no-store')
    const check = findCheck(c, runtime)
    const origin = appOf(c, runtime)
    if (!check) return c.html(threeSecureNotice('表示できません', unknownText, `${origin}/`), 404)
    if (check.finishedAt !== null)
      return c.html(threeSecureNotice('認証は終了しました', finishedText, `${origin}/home`), 410)
    const action = `${threeSecurePath}/${check.key}/end${new URL(c.req.url).search}`
    const time = japaneseTime(runtime.context().now)
    return c.html(threeSecurePage({ item: itemOf(check), amount: check.amount, time, action }))
  })

  app.post(`${threeSecurePath}/:key/end`, small, async (c) => {
    c.header('Cache-Control', 'no-store')
    const { decision } = await c.req.parseBody().catch(() => {
      throw new HTTPException(400, { message: 'The form cannot be read. Send it as a form with a boundary.' })
    })
    const found = findCheck(c, runtime)
    if (!found) return c.html(threeSecureNotice('表示できません', unknownText, `${appOf(c, runtime)}/`), 404)
    const ended = runtime.store.transact((world) =>
      endSecureCheck(world, world.secureChecks.get(found.id), decision === 'approve', runtime.context()),
    )
    return c.redirect(appOf(c, runtime) + landing(ended), 303)
  })
}

const unknownText = 'この認証のページは見つかりませんでした。お手数ですが、お支払いをもう一度お試しください。'
const finishedText = 'この認証はすでに終了しています。お支払いの状況は、アプリでご確認ください。'

/** Page of the app where a check ends (PAY-106, PAY-109, SHOP-02). */
function landing({ purpose, failure }: SecureCheck): string {
  if (failure !== null) return `/payment_failure?${new URLSearchParams({ msg: failure }).toString()}`
  return purpose === 'likes' ? '/timeline?purchased=true' : '/payment_success'
}

function findCheck(c: Context, runtime: Runtime): SecureCheck | undefined {
  return runtime.store.world.secureChecks.findBy('key', c.req.param('key') ?? '')
}

/** Origin of the app that requested the check: this server's own, or another of its origins named in the address. */
function appOf(c: Context, runtime: Runtime): string {
  const named = c.req.query('app') ?? ''
  return runtime.isOwnAddress(named) ? appOriginIn(named) : new URL(c.req.url).origin
}

function itemOf({ purpose, item }: SecureCheck): string {
  if (purpose === 'likes') return `いいね ${findLikePack(item)?.plan ?? item}個`
  return findPlan(item)?.courseName ?? 'プラン'
}

/** Formats an instant as `2026年11月21日 12:00` in Tokyo. */
function japaneseTime(at: number): string {
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(tokyoIso(at)) ?? []
  return `${year}年${Number(month)}月${Number(day)}日 ${time}`
}
