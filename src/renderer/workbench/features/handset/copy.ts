import type { Copy } from '../../hub/language.ts'

const ja = {
  ended: '実機の接続を終えました',
  tablet: 'Android タブレット',
  computer: 'パソコン',
  device: '端末',
  noNetwork: 'ネットワークが見つかりません',
  noNetworkAdvice: 'このコンピューターとスマートフォンを同じ Wi-Fi につないでから、開き直してください。',
  offer:
    '同じ Wi-Fi のスマートフォン1台で、会員アプリを開けます。この画面で選んでいる会員とページから始まり、時刻も同じように進みます。',
  points: [
    '入れるのは、QRコードを最初に読み取った1台だけです。',
    '見えるのは会員アプリだけです。ワークベンチや操作の口は、外からは届きません。',
    '暗号化されないため、信頼できる Wi-Fi でお使いください。',
    '「接続を終える」を押すか、アプリを終えると、すぐに閉じます。',
  ],
  network: 'ネットワーク',
  networkName: (address: string, name: string) => `${address}（${name}）`,
  showCode: 'QRコードを出す',
  connected: (device: string) => `${device} とつながっています`,
  codeIsUsed: (address: string) => `${address}。このQRコードは使い終わりました。ほかの端末は入れません。`,
  code: '実機で開くためのQRコード',
  scan: 'スマートフォンのカメラで読み取ってください。1台が開くと、このQRコードは使えなくなります。',
  trouble: (host: string) =>
    `開けないときは、同じ Wi-Fi につながっているか、このコンピューターのファイアウォールが ${host} への接続を止めていないか、ご確認ください。`,
  address: 'アドレス',
  copyAddress: 'アドレスをコピー',
  title: '実機で開く',
  other: '別の端末に替える',
  end: '接続を終える',
  banner: '実機の接続',
  isOpen: (device: string, address: string) => `実機（${device}・${address}）が会員アプリを開いています。`,
  waiting: '実機を待っています。QRコードを最初に読み取った1台が入れます。',
  seeCode: 'QRコードを見る',
  endShort: '終える',
}

const en: typeof ja = {
  ended: 'Real phone disconnected',
  tablet: 'Android tablet',
  computer: 'Computer',
  device: 'Device',
  noNetwork: 'No network found',
  noNetworkAdvice: 'Connect this computer and the phone to the same Wi-Fi, then open this again.',
  offer:
    'One phone on the same Wi-Fi can open the member app. It starts with the member and page chosen here, and shares the clock.',
  points: [
    'Only the first phone that scans the QR code can enter.',
    'It sees the member app only. The workbench and its controls cannot be reached from outside.',
    'The connection is not encrypted. Use a Wi-Fi you trust.',
    'It closes at once when you press “Disconnect” or quit the app.',
  ],
  network: 'Network',
  networkName: (address, name) => `${address} (${name})`,
  showCode: 'Show QR code',
  connected: (device) => `Connected: ${device}`,
  codeIsUsed: (address) => `${address}. This QR code has been used. No other device can enter.`,
  code: 'QR code to open on a real phone',
  scan: 'Scan it with the phone’s camera. The code works for one phone only.',
  trouble: (host) =>
    `If it does not open, check that both are on the same Wi-Fi, and that the firewall of this computer allows connections to ${host}.`,
  address: 'Address',
  copyAddress: 'Copy address',
  title: 'Open on a real phone',
  other: 'Use another device',
  end: 'Disconnect',
  banner: 'Real phone',
  isOpen: (device, address) => `A real phone (${device}, ${address}) has the member app open.`,
  waiting: 'Waiting for a real phone. The first one that scans the QR code can enter.',
  seeCode: 'Show QR code',
  endShort: 'End',
}

export const handsetCopy: Copy<typeof ja> = { ja, en }
