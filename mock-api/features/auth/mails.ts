import { timeOfDay } from '../../../src/contract/rules/time-text.ts'
import { hourMs, tokyoParts } from '../../../src/contract/rules/tokyo-time.ts'
import { resetLinkMs } from '../../../src/contract/rules/windows.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { confirmationLinkEnd } from './link-windows.ts'

/** Mails the link that confirms an address (IMP-03, D-17). `sentAt` is the instant from which its life counts. */
export function sendConfirmationMail(world: World, member: Member, link: string, sentAt: number, now: number): void {
  const text = `宵待にご登録いただき、ありがとうございます。\n次のリンクを${deadline(confirmationLinkEnd(sentAt))}までに開いて、メールアドレスの確認を完了してください。`
  mailLink(world, member, { subject: '【宵待】メールアドレスの確認', text, link, now })
}

/** Mails the link to a new password (IMP-03, API-04). */
export function sendResetMail(world: World, member: Member, link: string, now: number): void {
  const text = `パスワード再設定のお申し込みを受け付けました。\n次のリンクを${resetLinkMs / hourMs}時間以内に開いて、新しいパスワードを設定してください。`
  mailLink(world, member, { subject: '【宵待】パスワードの再設定', text, link, now })
}

interface LinkMail {
  readonly subject: string
  /** Text above the link. */
  readonly text: string
  readonly link: string
  readonly now: number
}

function mailLink(world: World, { email }: Member, { subject, text, link, now }: LinkMail): void {
  world.mails.insert({
    to: email,
    subject,
    text: `${text}\n\n${link}\n\nお心当たりのない場合は、このメールを破棄してください。`,
    links: [link],
    createdAt: now,
  })
}

function deadline(at: number): string {
  const { month, day, hour, minute } = tokyoParts(at)
  return `${month}月${day}日 ${timeOfDay(hour, minute)}`
}
