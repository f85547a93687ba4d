import { Icon } from '../base/icon.tsx'

/** Plain lines, cards for plans and reasons, the lines of one card, chips for short words, steps side by side. */
export type ChoiceLayout = 'rows' | 'cards' | 'group' | 'chips' | 'scale'

/** Class of a list of choices, by layout. */
export const choiceListStyles: Record<ChoiceLayout, string> = {
  rows: 'grid',
  cards: 'grid gap-2.5',
  group: 'grid divide-y divide-line rounded-m bg-surface shadow-1',
  chips: 'flex flex-wrap gap-2',
  // Two, then four per row; fewer when large text needs the space.
  scale: [
    'grid gap-1.5 min-[360px]:grid-cols-[repeat(auto-fit,minmax(max(8.25rem,50%_-_4px),1fr))]',
    'sm:grid-cols-[repeat(auto-fit,minmax(max(7rem,25%_-_5px),1fr))]',
  ].join(' '),
}

interface ChoiceProps extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'className' | 'children' | 'type'> {
  type: 'radio' | 'checkbox'
  label: React.ReactNode
  /** Second line of a card or row. */
  text?: React.ReactNode | undefined
  /** At the end of a card: a price, a chip. */
  aside?: React.ReactNode | undefined
  layout: ChoiceLayout
  ref?: React.Ref<HTMLInputElement> | undefined
}

/** A choice with an outline of its own. */
const outlined = 'bg-surface inset-ring inset-ring-line-strong hover:inset-ring-edge has-aria-invalid:inset-ring-alarm'

/** An outlined choice that is filled once it is chosen. */
const filled = `${outlined} items-center text-s has-checked:bg-plum has-checked:text-on-plum has-checked:inset-ring-plum`

const boxes: Record<ChoiceLayout, string> = {
  rows: 'min-h-11 items-start gap-3 rounded-s px-1 py-2.5 hover:bg-wash',
  cards: [
    outlined,
    'min-h-14 flex-wrap items-start gap-3 rounded-m p-4',
    'has-checked:bg-plum-soft has-checked:inset-ring-[1.5px] has-checked:inset-ring-plum',
  ].join(' '),
  group: [
    'min-h-14 items-start gap-3 px-3.5 py-3.5 first:rounded-t-m last:rounded-b-m hover:bg-wash',
    'has-focus-visible:z-1 has-checked:bg-plum-soft has-checked:font-semibold',
  ].join(' '),
  chips: `${filled} min-h-11 gap-1.5 rounded-full px-4`,
  scale: `${filled} min-h-12 rounded-s px-3 py-2`,
}

const target = [
  'group relative flex cursor-pointer transition-[background-color,box-shadow,color]',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum',
  'has-disabled:cursor-not-allowed has-disabled:text-ink-3',
].join(' ')

/** The native input, drawn as a circle or a square. */
const nativeInput = [
  'peer size-5 appearance-none bg-surface inset-ring-[1.5px] inset-ring-edge transition-[box-shadow,background-color] outline-none',
  'checked:bg-plum checked:inset-ring-plum disabled:bg-sunken disabled:inset-ring-line-strong aria-invalid:inset-ring-alarm',
  'forced-colors:appearance-auto',
].join(' ')

/**
 * A radio button or checkbox that shares one target with its label. The native input stays in the page for forms,
 * keyboard and assistive technology; only its look is custom.
 */
export function Choice({ type, label, text, aside, layout, ...input }: ChoiceProps) {
  const round = type === 'radio'
  const plain = layout === 'chips' || layout === 'scale'
  return (
    <label className={`${target} ${boxes[layout]}`}>
      <span
        className={`grid place-items-center *:col-start-1 *:row-start-1 ${plain ? 'sr-only' : 'mt-[3px] size-5 shrink-0'}`}
      >
        <input {...input} type={type} className={`${nativeInput} ${round ? 'rounded-full' : 'rounded-[5px]'}`} />
        {!plain && <Mark round={round} />}
      </span>
      {/* Wraps the aside below when large text leaves no room. */}
      <span className={aside === undefined ? 'min-w-0 flex-1' : 'min-w-0 flex-[1_1_8em]'}>
        <span className={layout === 'cards' ? 'font-semibold' : ''}>{label}</span>
        {text !== undefined && (
          <span className="mt-0.5 block text-s phrase text-ink-2 group-has-disabled:text-ink-3">{text}</span>
        )}
      </span>
      {aside !== undefined && <span className="ms-auto shrink-0 self-center">{aside}</span>}
    </label>
  )
}

/** Dot or tick of a chosen input. */
function Mark({ round }: { round: boolean }) {
  const look = 'pointer-events-none scale-0 transition-transform peer-checked:scale-100'
  if (round) return <span className={`size-2 rounded-full bg-on-plum ${look}`} />
  return <Icon name="check" size={16} className={`stroke-[2.4] text-on-plum ${look}`} />
}
