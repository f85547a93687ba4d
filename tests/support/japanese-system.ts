/** Tests read the words of a Japanese system, whatever machine runs them. */
if ('navigator' in globalThis) Object.defineProperty(navigator, 'language', { configurable: true, value: 'ja-JP' })
