import { faqCopy } from './copy.ts'

/** The address that opens a mail to support with subject and template; line breaks as a mail wants them (FAQ-11 to FAQ-17, FAQ-28). */
export function supportMail(): string {
  const { address, subject, body } = faqCopy.mail
  const template = body.replaceAll('\n', '\r\n')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(template)}`
}
