import type { ControlClient } from '../../support/control-client.ts'

interface Mail {
  to: string
  subject: string
  links: { address: string }[]
}

/** The path and query of the newest mail's link to an address: what a member would press. */
export async function mailLink(control: ControlClient, to: string): Promise<string> {
  const mails = await control.get<Mail[]>('/outbox')
  const link = mails.find((mail) => mail.to === to)?.links[0]?.address
  if (!link) throw new Error(`Failed to find a mail with a link to ${to} among ${mails.length} mails.`)
  return link
}
