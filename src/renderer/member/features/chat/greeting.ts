/** What the greeting is made of; an empty text or a missing age leaves its sentence out. */
export interface GreetingValues {
  partnerName: string
  name: string
  age: number | null
  /** The first of her areas, e.g. '東京都'. */
  area: string
  /** Her free times, e.g. ['平日の夜', '土日祝日の昼間']. */
  freeTimes: readonly string[]
}

/** The woman's first message, made from her own profile and ready to edit (L-13, D-27, CHAT-17). */
export function greetingTemplate({ partnerName, name, age, area, freeTimes }: GreetingValues): string {
  const person = [age === null ? '' : `${age}歳`, area === '' ? '' : `${area}在住`].filter((part) => part !== '')
  return [
    partnerName === '' ? 'はじめまして。' : `${partnerName}さん、はじめまして。`,
    name === '' ? '' : `${name}と申します。`,
    person.length === 0 ? '' : `${person.join('、')}です。`,
    freeTimes.length === 0 ? '' : `${freeTimes.join('・')}にお会いしやすいです。`,
    'プロフィールを拝見して、お話ししてみたいと思いました。',
    'どうぞよろしくお願いいたします。',
  ].join('')
}
