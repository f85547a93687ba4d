/** '1,204' in both languages. */
export const grouped = (value: number): string => value.toLocaleString('en')

const rules = new Intl.PluralRules('en')

/** '1 event', '1,204 events': an English amount. Give the plural of words such as 'person', 'people'. */
export const counted = (value: number, one: string, other = `${one}s`): string =>
  `${grouped(value)} ${rules.select(value) === 'one' ? one : other}`

/** 'once', '2 times'. */
export const timesText = (count: number): string => (count === 1 ? 'once' : `${count} times`)

/** '¥1,200': an English price. */
export const yen = (value: number): string => `¥${grouped(value)}`
