/** Colours of the member app by day and by night. */
const look = {
  page: 'margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;background:light-dark(oklch(97.6% 0.008 45),oklch(19% 0.028 325))',
  box: 'box-sizing:border-box;width:100%;max-width:26rem;padding:2rem 1.75rem;font:400 1rem/1.75 sans-serif;color:light-dark(oklch(26% 0.045 330),oklch(95% 0.012 20))',
  brand: `margin:0 0 1.5rem;font:600 1.25rem/1.5 'Hiragino Mincho ProN','Yu Mincho','Noto Serif CJK JP',serif;letter-spacing:.12em`,
  title: 'margin:0;font-size:1.375rem;line-height:1.45;word-break:auto-phrase',
  text: 'margin:.75rem 0 0;color:light-dark(oklch(47% 0.035 330),oklch(77% 0.025 340));word-break:auto-phrase',
  link: 'display:grid;place-items:center;min-height:3.125rem;margin:1.75rem 0 0;border-radius:999px;background:light-dark(oklch(79% 0.14 70),oklch(81% 0.135 72));color:light-dark(oklch(25% 0.05 50),oklch(22% 0.045 50));font-weight:600;text-decoration:none',
} as const

/**
 * Page of a reset link that is used up or too old (D-119), where Rails serves its own 404 page. Style attributes only,
 * because API responses may load nothing. `app` is an origin of the member app.
 */
export function deadResetLinkPage(app: string): string {
  return `<!doctype html>
<html lang="ja" style="color-scheme:light dark">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="robots" content="noindex" />
  <title>リンクの有効期限切れ | 宵待</title>
  <body style="${look.page}">
    <main style="${look.box}">
      <p style="${look.brand}">宵待</p>
      <h1 style="${look.title}">このリンクはご利用いただけません</h1>
      <p style="${look.text}">リンクの有効期限が切れているか、すでに使われています。お手数ですが、再設定用のリンクをもう一度お受け取りください。</p>
      <a href="${app}/forget_password" style="${look.link}">再設定用のリンクを受け取る</a>
    </main>
  </body>
</html>
`
}
