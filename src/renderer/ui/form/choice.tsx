import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../base/icon.tsx'

/** `scale` is a step of few, side by side: a number beside its word. */
export type ChoiceLayout = 'rows' | 'cards' | 'chips' | 'scale'

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'children' | 'type'> {
  type: 'radio' | 'checkbox'
  label: ReactNode
  /** Second line of a card or row. */
  text?: ReactNode | undefined
  /** At the end of a card: a price, a chip. */
  aside?: ReactNode | undefined
  layout: ChoiceLayout
  ref?: Ref<HTMLInputElement> | undefined
}

const boxes: Record<ChoiceLayout, string> = {
  rows: 'min-h-11 items-start gap-3 rounded-s px-1 py-2.5 hover:bg-wash',
  cards:
    'min-h-14 flex-wrap items-start gap-3 rounded-m bg-surface p-4 inset-ring inset-ring-line-strong hover:inset-ring-edge has-checked:bg-plum-soft has-checked:inset-ring-[1.5px] has-checked:inset-ring-plum has-aria-invalid:inset-ring-alarm',
  chips:
    'min-h-11 items-center gap-1.5 rounded-full bg-surface px-4 text-s inset-ring inset-ring-line-strong hover:inset-ring-edge has-checked:bg-plum has-checked:text-on-plum has-checked:inset-ring-plum has-aria-invalid:inset-ring-alarm',
  scale:
    'min-h-12 items-center rounded-s bg-surface px-3 py-2 text-s inset-ring inset-ring-line-strong hover:inset-ring-edge has-checked:bg-plum has-checked:text-on-plum has-checked:inset-ring-plum has-aria-invalid:inset-ring-alarm',
}

/**
 * One radio button or checkbox with its label as one target. The native input stays in place (forms, keyboard and
 * assistive technology use it); only its drawing is ours.
 */
export function Choice({ type, label, text, aside, layout, ...input }: ChoiceProps) {
  const round = type === 'radio'
  const plain = layout === 'chips' || layout === 'scale'
  const mark = plain ? 'sr-only' : 'mt-[3px] size-5 shrink-0'
  return (
    <label
      className={`group relative flex cursor-pointer transition-[background-color,box-shadow,color] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum has-disabled:cursor-not-allowed has-disabled:text-ink-3 ${boxes[layout]}`}
    >
      <span className={`grid place-items-center *:col-start-1 *:row-start-1 ${mark}`}>
        <input
          {...input}
          type={type}
          className={`peer size-5 appearance-none bg-surface inset-ring-[1.5px] inset-ring-edge transition-[box-shadow,background-color] outline-none checked:bg-plum checked:inset-ring-plum disabled:bg-sunken disabled:inset-ring-line-strong aria-invalid:inset-ring-alarm forced-colors:appearance-auto ${round ? 'rounded-full' : 'rounded-[5px]'}`}
        />
        {!plain &&
          (round ? (
            <span className="pointer-events-none size-2 scale-0 rounded-full bg-on-plum transition-transform peer-checked:scale-100" />
          ) : (
            <Icon
              name="check"
              size={16}
              className="pointer-events-none scale-0 stroke-[2.4] text-on-plum transition-transform peer-checked:scale-100"
            />
          ))}
      </span>
      {/* The aside of a card goes below where large text leaves it no room. */}
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
