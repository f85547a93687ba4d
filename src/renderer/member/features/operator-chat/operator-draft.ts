import * as z from 'zod/mini'
import { drafts } from '../../shared/drafts.ts'

const reportState = z.object({ draft: z.string() })

/** Reads the report that another page has prepared from the history state; '' if none has. */
export const readReport = (state: unknown): string => reportState.safeParse(state).data?.draft ?? ''

/** Joins the message on its way and the text after it, as a draft holds them; '' for what is missing. */
export const joinTexts = (sent: string, text: string): string => [sent, text].filter((part) => part !== '').join('\n')

/** Returns the text of a draft after a message that was sent ({@link joinTexts}). */
export function withoutSent(draft: string, sent: string): string {
  if (sent === '') return draft
  if (draft === sent) return ''
  return draft.startsWith(`${sent}\n`) ? draft.slice(sent.length + 1) : draft
}

/**
 * Stored text of the operator chat, one for each prepared `report` ('' for none). The history entry `entry` holds its
 * report for good, also after a reload or Back, so it is marked once the report was sent.
 */
export function operatorDraft(report: string, entry: string) {
  const name = `hona.${report}`
  const sentName = `hona.sent.${entry}`
  return {
    /** Null if nothing is stored. */
    read(): string | null {
      const draft = drafts.read(name)
      return typeof draft === 'string' ? draft : null
    },
    write: (draft: string): void => drafts.write(name, draft === '' ? null : draft),
    /** Report that the entry still offers. */
    offered: (): string => (drafts.read(sentName) === true ? '' : report),
    markSent(): void {
      if (report !== '') drafts.write(sentName, true)
    },
  }
}
