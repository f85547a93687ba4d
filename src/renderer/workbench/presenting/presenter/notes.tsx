import type { sceneOf } from '../scene-of.ts'

/** What to say, and what can be seen on the phones. */
export function Notes({ scene: { notes, points } }: { scene: ReturnType<typeof sceneOf> }) {
  const [say = '', ...asked] = notes.split('\n')
  return (
    <section aria-labelledby="notes" className="pt-5">
      <h2 id="notes" className="text-xs text-ink-2">
        話すこと
      </h2>
      <p className="mt-1.5 text-l/[1.85]">{say}</p>
      {asked.map((line) => (
        <p key={line} className="mt-3 text-m text-ink-2">
          {line}
        </p>
      ))}
      {points.length > 0 && (
        <>
          <h2 className="pt-5 text-xs text-ink-2">見どころ</h2>
          <ul className="mt-1 grid gap-1">
            {points.map(({ text, ids }) => (
              <li key={text} className="flex items-baseline justify-between gap-3 text-m">
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
