import type { Page } from '@playwright/test'
import type { Screen } from '../screen.ts'
import { chatOf, firstOfTimeline, partnerOf, subProfileOf, waitingChat } from './addresses.ts'
import { ended } from './money-screens.ts'

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()
const layer = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
const opened = (name: string) => async (page: Page) => {
  await press(name)(page)
  await layer(page)
}
const nobody = { rec: [], pageCount: 0, admin_message_unread: 0, unread_messages_size: 0 }

/** Meeting people: lists, profiles, chats, timeline, footprints. */
export const peopleScreens: readonly Screen[] = [
  { name: 'recommends-matching', persona: 'woman', path: '/recommends?status=matching', dark: true },
  { name: 'recommends-liked', persona: 'woman', path: '/recommends?status=liked' },
  { name: 'recommends-sent', persona: 'woman', path: '/recommends?status=send_like' },
  { name: 'recommends-others', persona: 'woman', path: '/recommends?status=others' },
  { name: 'recommends-profiles', persona: 'woman', path: '/recommends?status=matching&profile_list=true' },
  {
    name: 'recommends-empty',
    persona: 'woman',
    path: '/recommends?status=liked',
    responses: { recommends: nobody },
    dark: true,
  },
  {
    name: 'recommends-loading',
    persona: 'woman',
    path: '/recommends?status=matching',
    hold: ['recommends'],
    dark: true,
  },
  { name: 'recommends-error', persona: 'woman', path: '/recommends?status=matching', fail: ['recommends'] },
  { name: 'recommends-male', persona: 'man', path: '/recommends/male', dark: true },
  { name: 'recommends-male-matching', persona: 'man', path: '/recommends/male?status=matching' },
  { name: 'recommends-male-others', persona: 'man', path: '/recommends/male?status=others' },
  { name: 'recommends-locked', persona: 'woman-review', path: '/recommends', dark: true },
  { name: 'recommend-none', persona: 'woman-paused', path: '/recommend' },
  { name: 'recommend', persona: 'woman', path: '/recommend', viewport: true },
  { name: 'profile-undecided', persona: 'woman', path: partnerOf(2, 0), dark: true },
  { name: 'profile-matched', persona: 'woman', path: partnerOf(2, 1) },
  {
    name: 'profile-reasons',
    persona: 'woman',
    path: partnerOf(2, 0),
    act: opened('今回は見送る'),
    viewport: true,
    dark: true,
  },
  {
    name: 'profile-reason-body',
    persona: 'woman',
    path: partnerOf(2, 0),
    act: async (page) => {
      await opened('今回は見送る')(page)
      await page.getByRole('radio', { name: '体型（身長・体重）' }).check()
    },
    viewport: true,
  },
  { name: 'profile-over', persona: 'woman', path: partnerOf(2, 3), viewport: true },
  {
    name: 'profile-dissolve',
    persona: 'woman',
    path: partnerOf(2, 1),
    act: opened('マッチングを解消する'),
    viewport: true,
  },
  { name: 'profile-loading', persona: 'woman', path: partnerOf(2, 1), hold: ['profile'] },
  { name: 'profile-error', persona: 'woman', path: partnerOf(2, 1), fail: ['profile'] },
  { name: 'profile-gone', persona: 'woman', path: '/profile?id=999999' },
  { name: 'profile-female', persona: 'man', path: partnerOf(1, 1), dark: true },
  { name: 'chat', persona: 'woman', path: chatOf(2, 0), viewport: true, dark: true },
  { name: 'chat-man', persona: 'man', path: chatOf(1, 0), viewport: true },
  { name: 'chat-waiting', persona: 'man', path: waitingChat, viewport: true, dark: true },
  { name: 'chat-second', persona: 'woman', path: chatOf(2, 2), viewport: true },
  {
    name: 'chat-menu',
    persona: 'woman',
    path: chatOf(2, 0),
    act: opened('メニューを開く'),
    viewport: true,
    dark: true,
  },
  { name: 'chat-loading', persona: 'woman', path: chatOf(2, 0), hold: ['message'], viewport: true },
  { name: 'chat-error', persona: 'woman', path: chatOf(2, 0), fail: ['message'], viewport: true },
  { name: 'chat-locked', persona: 'man-unpaid', path: '/chat?uuid=x', viewport: true },
  { name: 'chat-gone', persona: 'woman', path: '/chat?uuid=no-such-conversation', viewport: true },
  { name: 'hona', persona: 'woman', path: '/hona', viewport: true, dark: true },
  { name: 'hona-man', persona: 'man-unpaid', path: '/hona', viewport: true },
  {
    name: 'hona-long-draft',
    persona: 'woman',
    path: '/hona',
    act: (page) =>
      page
        .getByRole('textbox')
        .fill('写真の並べ方を変えたいのですが、どの画面から変更すればよいのか、教えていただけますか。'),
    viewport: true,
  },
  { name: 'timeline', persona: 'woman', path: '/timeline', viewport: true, dark: true },
  { name: 'timeline-man', persona: 'man', path: '/timeline', viewport: true },
  { name: 'timeline-purchased', persona: 'man', path: '/timeline?purchased=true', viewport: true },
  {
    name: 'timeline-loading',
    persona: 'man',
    path: '/timeline',
    hold: ['timeline'],
    viewport: true,
    dark: true,
  },
  { name: 'timeline-error', persona: 'man', path: '/timeline', fail: ['timeline'], viewport: true },
  { name: 'recommends-locked-none', persona: 'man-unpaid', path: '/recommends/male', dark: true },
  { name: 'recommends-locked-ended', persona: 'man-unpaid', path: '/recommends/male', responses: ended, dark: true },
  { name: 'timeline-locked', persona: 'man-unpaid', path: '/timeline', viewport: true },
  { name: 'sub-profile', persona: 'woman', path: firstOfTimeline, dark: true },
  { name: 'sub-profile-man', persona: 'man', path: firstOfTimeline },
  { name: 'sub-profile-answer', persona: 'woman', path: subProfileOf(2, 8), viewport: true, dark: true },
  { name: 'sub-profile-matched', persona: 'woman', path: subProfileOf(2, 1), viewport: true },
  { name: 'sub-profile-past', persona: 'woman', path: subProfileOf(2, 3), viewport: true },
  { name: 'sub-profile-gone', persona: 'man', path: '/subprofile?uuid=nobody' },
  { name: 'sub-profile-loading', persona: 'man', path: firstOfTimeline, hold: ['subprofile'] },
  { name: 'footprints', persona: 'woman', path: '/footprints', dark: true },
  { name: 'footprints-loading', persona: 'woman', path: '/footprints', hold: ['user_footprints'] },
  { name: 'footprints-error', persona: 'woman', path: '/footprints', fail: ['user_footprints'] },
]
