import { useAtomValue } from 'jotai'
import { useCopy } from '../../hub/language.ts'
import { presentingViewAtom } from '../../hub/presenting.ts'
import { Segments } from '../../parts/choices.tsx'
import { Kbd } from '../../parts/kbd.tsx'
import { presentingCopy } from './copy.ts'
import { changeView, toggleView, viewSwitches } from './presenting-actions.ts'

/** What the audience sees: curtain, time, marks of touches, and which phones. */
export function ViewSwitches() {
  const words = useCopy(presentingCopy).presenter
  const view = useAtomValue(presentingViewAtom)
  return (
    <section aria-label={words.view} className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-3">
      {viewSwitches.map(({ name, letter }) => (
        <button
          key={name}
          type="button"
          aria-pressed={view[name]}
          onClick={() => toggleView(name)}
          className="inline-flex min-h-8.5 items-center gap-2 rounded-full px-3 text-s font-semibold text-plum inset-ring-[1.5px] inset-ring-line-strong hover:bg-wash aria-pressed:bg-plum-soft aria-pressed:inset-ring-plum"
        >
          {words.switches[name]}
          <Kbd>{letter}</Kbd>
        </button>
      ))}
      <Segments {...words.shown} value={view.shown} onChange={(shown) => changeView({ shown })} />
    </section>
  )
}
