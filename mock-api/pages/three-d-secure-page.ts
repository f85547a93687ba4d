import { html } from 'hono/html'
import { twoDigits } from '../../src/contract/rules/time-text.ts'
import { tokyoParts } from '../../src/contract/rules/tokyo-time.ts'
import { threeSecurePath } from '../features/payment/payment-view.ts'

type Markup = ReturnType<typeof html>

/** Content of the page and target of its buttons. */
interface ThreeSecurePage {
  readonly item: string
  /** Yen including tax. */
  readonly amount: number
  /** Time of the payment, epoch milliseconds. */
  readonly now: number
  /** Address that receives the decision. */
  readonly action: string
}

/** The bank's question: shop, amount and two buttons. Without scripts and inline styles (content security policy). */
export function threeSecurePage({ item, amount, now, action }: ThreeSecurePage): Markup {
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
          <dd>${japaneseTime(now)}</dd>
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

const unknownText = 'この認証のページは見つかりませんでした。お手数ですが、お支払いをもう一度お試しください。'
const finishedText = 'この認証はすでに終了しています。お支払いの状況は、アプリでご確認ください。'

/** Page of an unknown check; `back` leads to the app. */
export const unknownCheckPage = (back: string): Markup => noticePage('表示できません', unknownText, back)

/** Page of a check that has ended; `back` leads to the app. */
export const finishedCheckPage = (back: string): Markup => noticePage('認証は終了しました', finishedText, back)

function noticePage(title: string, text: string, back: string): Markup {
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

/** Formats an instant as `2026年11月21日 12:00` in Tokyo. */
function japaneseTime(at: number): string {
  const { year, month, day, hour, minute } = tokyoParts(at)
  return `${year}年${month}月${day}日 ${twoDigits(hour)}:${twoDigits(minute)}`
}
