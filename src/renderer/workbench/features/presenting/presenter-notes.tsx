import { useCopy } from '../../hub/language.ts'
import { presentingCopy } from './copy.ts'
import { sceneOf, type Story } from './running-story.ts'

/** Notes for the presenter, and the content of the phones. */
function Notes({ scene: { notes, points } }: { scene: ReturnType<typeof sceneOf> }) {
  const words = useCopy(presentingCopy).presenter
  const [main = '', ...asked] = notes.split('\n')
  return (
    <section aria-labelledby="notes" className="pt-5">
      <h2 id="notes" className="text-xs text-ink-2">
        {words.notes}
      </h2>
      <p className="mt-1.5 text-[1.75rem]/[1.7] phrase">{main}</p>
      {asked.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may be alike
        <p key={index} className="mt-3 text-l text-ink-2">
          {line}
        </p>
      ))}
      {points.length > 0 && (
        <>
          <h2 className="pt-5 text-xs text-ink-2">{words.points}</h2>
          <ul className="mt-1 grid gap-1">
            {points.map(({ text, ids }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <li key={index} className="flex items-baseline justify-between gap-3 text-m">
                {text}
                <code className="font-mono text-xs text-ink-2">{ids.join(' ')}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** The present or next step as the audience sees it. */
function SceneCard({ label, title, current = false }: { label: string; title: string; current?: boolean }) {
  return (
    <div className={`rounded-m px-4 py-3 ${current ? 'bg-surface inset-ring-2 inset-ring-lantern' : 'bg-sunken'}`}>
      <p className="text-xs text-ink-2 num">{label}</p>
      <p className="mt-1 font-semibold phrase">{title}</p>
    </div>
  )
}

/** The running story: its present and next step as the audience sees them, and the notes for the presenter. */
export function RunningScene({ story: { storyline, made } }: { story: Story }) {
  const { presenter: words, beginning, place } = useCopy(presentingCopy)
  const { steps } = storyline
  const scene = sceneOf(storyline, made)
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <SceneCard label={words.now(made === 0 ? beginning : place(made, steps.length))} title={scene.title} current />
        <SceneCard label={words.next} title={steps[made]?.title ?? words.noNext} />
      </div>
      <Notes scene={scene} />
    </>
  )
}
