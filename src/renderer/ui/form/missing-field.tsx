import { controlCopy } from '../../lib/copy/control.ts'
import { TextLink } from '../base/text-link.tsx'

/** Shown above a disabled submit button: the missing field and a link to it. */
export function MissingField({ text, onLead }: { text: string; onLead: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 text-center text-s text-ink-2">
      <span className="phrase">{text}</span>
      <TextLink render={<button type="button" />} onClick={onLead}>
        {controlCopy.toMissing}
      </TextLink>
    </p>
  )
}

/** Scrolls to and focuses the field of a name, or the summary of a closed disclosure around it. */
export function leadToField(form: HTMLElement | null, name: string): void {
  const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  if (!field) return
  const closed = field.closest('details:not([open])')
  const target = closed?.querySelector<HTMLElement>('summary') ?? field
  const group = field.closest('fieldset') ?? target
  group.scrollIntoView({ block: 'center' })
  target.focus({ preventScroll: true })
}
