/** Style sheet of the 3-D Secure pages: the calm, cool look of a bank, apart from the app's own. */
export const threeSecureStyle = `
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
