import { useAtomValue } from 'jotai'
import { Kbd } from '../../../ui/base/kbd.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { presentingViewAtom } from '../../state/presenting.ts'
import { changeView } from '../presenting-actions.ts'

const switches = [
  { name: 'curtain', label: '幕を下ろす', letter: 'B' },
  { name: 'time', label: '時刻を出す', letter: 'T' },
  { name: 'taps', label: '指の跡', letter: 'P' },
] as const

const phones = [
  { value: 'both', label: '二台' },
  { value: 'a', label: 'A だけ' },
  { value: 'b', label: 'B だけ' },
] as const

/** What the audience sees besides the step: curtain, time, marks of fingers, which phones. */
export function ViewSwitches() {
  const view = useAtomValue(presentingViewAtom)
  return (
    <section
      aria-label="会場への見せ方"
      className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-3"
    >
      {switches.map(({ name, label, letter }) => (
        <button
          key={name}
          type="button"
          aria-pressed={view[name]}
          onClick={() => changeView({ [name]: !view[name] })}
          className="inline-flex min-h-8.5 items-center gap-2 rounded-full px-3 text-s font-semibold text-plum inset-ring-[1.5px] inset-ring-line-strong hover:bg-wash aria-pressed:bg-plum-soft aria-pressed:inset-ring-plum"
        >
          {label}
          <Kbd>{letter}</Kbd>
        </button>
      ))}
      <Segmented
        label="見せるスマートフォン"
        size="s"
        options={phones}
        value={view.shown}
        onValueChange={(shown) => changeView({ shown })}
      />
    </section>
  )
}
