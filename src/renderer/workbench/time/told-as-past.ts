/** The line of an effect, which says what will be, as what has been: 'マッチングなしになりました'. */
export function toldAsPast(text: string): string {
  return text.replace(/できます$/, 'できるようになりました').replace(/ます$/, 'ました')
}
