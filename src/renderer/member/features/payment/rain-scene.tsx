/** Rain on a window at dusk, for a payment that failed. */
export function RainScene() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden className="size-full">
      <rect width="100" height="100" fill="var(--sky-high)" />
      <rect y="45" width="100" height="55" fill="var(--sky-mid)" opacity=".6" />
      <path
        d="M10 6v10M19 24v8M27 10v12M38 30v9M44 4v8M58 14v10M66 30v8M77 6v12M85 26v9M93 12v8"
        stroke="var(--moon)"
        opacity=".5"
      />
      <circle cx="30" cy="66" r="9" fill="var(--lantern)" opacity=".35" />
      <circle cx="72" cy="74" r="12" fill="var(--lantern)" opacity=".28" />
      <path d="M50 -5V105M-5 48H105" stroke="var(--ridge-near)" strokeWidth="4" />
      <path d="M-5 94H105V105H-5Z" fill="var(--ridge-near)" />
    </svg>
  )
}
