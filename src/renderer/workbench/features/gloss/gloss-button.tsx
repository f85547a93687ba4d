import { useAtom } from 'jotai'
import { useCopy, useLanguage } from '../../hub/language.ts'
import { isGlossingAtom } from '../../hub/phones/phone-gloss.ts'
import { useListener } from '../../parts/use-listener.ts'
import { glossCopy } from './copy.ts'

/** Makes presses on phones show English, among the stage's tools. Hidden while the workbench is in Japanese. */
export function GlossButton() {
  const words = useCopy(glossCopy)
  const language = useLanguage()
  const [isGlossing, setGlossing] = useAtom(isGlossingAtom)
  useListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) setGlossing(false)
  })
  if (language === 'ja') return null
  return (
    <button
      type="button"
      aria-label={words.button}
      aria-pressed={isGlossing}
      title={words.hint}
      onClick={() => setGlossing(!isGlossing)}
      className={`inline-flex h-8.5 shrink-0 items-center rounded-full px-3 font-semibold hover:bg-wash-press ${isGlossing ? 'bg-plum text-on-plum hover:bg-plum-press' : 'text-plum'}`}
    >
      Aa
    </button>
  )
}
