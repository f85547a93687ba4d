import { useCopy } from '../../hub/language.ts'
import { backendCopy } from './copy.ts'
import { useScreenDifferences } from './screen-differences.ts'

/** Texts that only one of the two screens shows; renders nothing while they are not compared. */
export function ScreenTexts() {
  const words = useCopy(backendCopy)
  const screens = useScreenDifferences()
  if (!screens) return null
  const { onlyA, onlyB } = screens
  return (
    <>
      {onlyA.length + onlyB.length === 0 && <p className="text-s text-leaf">{words.sameTexts}</p>}
      <DifferingTexts title={words.onlyA} texts={onlyA} />
      <DifferingTexts title={words.onlyB} texts={onlyB} />
      <p className="text-xs text-ink-2">{words.ignored}</p>
    </>
  )
}

/** Texts under a heading with their number; renders nothing when there are none. */
function DifferingTexts({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <div>
      <p className="flex justify-between gap-2 text-xs font-semibold text-ink-2">
        {title}
        <span className="num">{texts.length}</span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard */}
      <ul lang="ja" tabIndex={0} aria-label={title} className="max-h-60 divide-y divide-line scroll-inner text-s">
        {texts.map((text, index) => (
          // Lines repeat and hold no state, so the index is a safe key.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="line-clamp-2 py-1 break-words">
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
