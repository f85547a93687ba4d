export type ButtonTone = 'primary' | 'quiet' | 'danger' | 'text'
export type ButtonSize = 'l' | 'm' | 's' | 'xs'

const tones: Record<ButtonTone, string> = {
  primary:
    'bg-lantern text-on-lantern hover:bg-lantern-hover active:bg-lantern-press data-off:bg-sunken data-off:text-ink-3',
  quiet:
    'text-plum inset-ring-[1.5px] inset-ring-line-strong hover:bg-wash active:bg-wash-press data-off:bg-transparent data-off:text-ink-3 data-off:inset-ring-line',
  danger:
    'text-alarm inset-ring-[1.5px] inset-ring-alarm/45 hover:bg-alarm-soft active:bg-alarm-soft data-off:bg-transparent data-off:text-ink-3 data-off:inset-ring-line',
  text: 'text-plum hover:bg-wash active:bg-wash-press data-off:bg-transparent data-off:text-ink-3',
}

const sizes: Record<ButtonSize, string> = {
  l: 'min-h-12.5 px-6 text-m',
  m: 'min-h-11 px-5 text-m',
  s: 'min-h-10 px-4.5 text-s hit-44',
  xs: 'min-h-8.5 px-3.5 text-s',
}

/** The look of a button; shared by `Button` and by what only looks like one (a file chooser's label). */
export function buttonStyle(tone: ButtonTone, size: ButtonSize, wide: boolean): string {
  return [
    'relative inline-flex items-center justify-center gap-2 rounded-full py-1.5 text-center font-semibold select-none',
    'transition-[background-color,box-shadow,scale] active:scale-[.985] aria-busy:active:scale-100 data-off:active:scale-100',
    tones[tone],
    // Colours of the system leave neither fill nor ring.
    tone === 'text' ? '' : 'forced-colors:border',
    sizes[size],
    wide ? 'w-full' : '',
  ].join(' ')
}
