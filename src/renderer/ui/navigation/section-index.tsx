import { useEffect, useState } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'
import { isMotionReduced } from '../../lib/reduced-motion.ts'
import { Icon } from '../base/icon.tsx'

interface SectionIndexItem {
  /** Id of the first element of the section. */
  id: string
  label: string
  /** Number of missing fields; null when the section has no required fields. */
  missing: number | null
}

interface SectionIndexProps {
  label: string
  items: readonly SectionIndexItem[]
  onGo?: (() => void) | undefined
  className: string
}

const link = [
  'flex min-h-11 items-center gap-3 rounded-m px-3 text-s text-ink-2 transition-[background-color] hover:bg-wash',
  'aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-1',
  'forced-colors:aria-[current]:outline',
].join(' ')

/** Index beside a long page: links to its sections, marks the current one and the complete ones. */
export function SectionIndex({ label, items, onGo, className }: SectionIndexProps) {
  const current = useSectionInView(items.map(({ id }) => id).join(' '))
  const go = (event: React.MouseEvent, id: string) => {
    // Scrolls without changing the address, because a history entry would reset the page to its top.
    event.preventDefault()
    onGo?.()
    const section = document.querySelector<HTMLElement>(`#${id}`)
    section?.scrollIntoView({ behavior: isMotionReduced() ? 'instant' : 'smooth', block: 'start' })
    section?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label={label} className={`sticky top-6 self-start ${className}`}>
      <ol className="grid gap-1">
        {items.map(({ id, label: text, missing }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={link}
              onClick={(event) => go(event, id)}
            >
              <Mark missing={missing} />
              <span className="min-w-0 flex-1 leading-snug">{text}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Mark({ missing }: { missing: number | null }) {
  const look = 'grid size-5.5 shrink-0 place-items-center rounded-full text-xs/none font-semibold num'
  // An empty circle would look like an open task.
  if (missing === null) {
    return (
      <span aria-hidden className={look}>
        <span className="size-1.5 rounded-full bg-line-strong" />
      </span>
    )
  }
  if (missing === 0) {
    return (
      <span className={`${look} bg-leaf-soft text-leaf`}>
        <Icon name="check" size={14} label={controlCopy.done} />
      </span>
    )
  }
  return (
    <span className={`${look} bg-lantern-soft text-lantern-ink`}>
      <span aria-hidden>{missing}</span>
      <span className="sr-only">{controlCopy.missing(missing)}</span>
    </span>
  )
}

/** Id of the section in the upper part of the window. Sections may be mounted one after another. */
function useSectionInView(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const read = () => {
      const passed = ids.split(' ').filter((id) => {
        const top = document.querySelector(`#${id}`)?.getBoundingClientRect().top
        return top !== undefined && top < window.innerHeight / 3
      })
      setCurrent(passed.at(-1) ?? ids.split(' ', 1)[0])
    }
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [ids])
  return current
}
