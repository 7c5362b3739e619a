import type { ModifierPhrase } from '../modifier-phrase.ts';

/** 段 3 to 6, in teaching order: in each, every second phrase stands beside one that differs from it in its ending only. */
export const sentencePhrases: readonly ModifierPhrase[] = [
  {
    id: 'sentsuji-105',
    level: 3,
    bunsetsu: '落ちそうな',
    type: 'rentai',
    sentence: {
      text: '落ちそうな3階の看板を見上げ、大家に知らせた。',
      nouns: ['3階の', '看板を'],
      predicates: ['見上げ', '知らせた'],
      head: '看板を',
    },
    explanation:
      '3階は落ちません。危ないのは「看板」です。動詞につく「そう」も「な」で名詞を待ち、合う相手が出るまで進みます。',
  },
  {
    id: 'sentsuji-301',
    level: 3,
    bunsetsu: '落ちそうに',
    type: 'renyou',
    sentence: {
      text: '落ちそうに揺れるみのむしを、子が見つめる。',
      nouns: ['みのむしを', '子が'],
      predicates: ['揺れる', '見つめる'],
      head: '揺れる',
    },
    explanation:
      '今にも、という気配は揺れ方に見えています。だから、すぐ隣の「揺れる」へ。「落ちそうなみのむし」と言えば、気配は虫のほうへ移ります。',
  },
  {
    id: 'sentsuji-302',
    level: 3,
    bunsetsu: '細い',
    type: 'rentai',
    sentence: {
      text: '細い路地の奥に、小さな豆腐屋がある。',
      nouns: ['路地の', '奥に', '豆腐屋が'],
      predicates: [],
      head: '路地の',
    },
    explanation:
      '幅の話ができるのは「路地」です。「奥」は位置、「豆腐屋」には「小さな」が別についています。いちばん近い名詞が答えの、すなおな形。',
  },
  {
    id: 'sentsuji-303',
    level: 3,
    bunsetsu: '大声で',
    type: 'renyou',
    sentence: {
      text: '大声で笑う兄に驚いて、猫が逃げた。',
      nouns: [],
      predicates: ['笑う', '驚いて', '逃げた'],
      head: '笑う',
    },
    explanation:
      '声を張るのは「笑う」とき。驚いたのも逃げたのも猫で、猫は大声を持ちません。「大声の兄」と「の」に替えれば、人を飾る連体です。',
  },
  {
    id: 'sentsuji-145',
    level: 3,
    bunsetsu: '記念に',
    type: 'renyou',
    sentence: {
      text: '記念に祖父が植えた木が、屋根を越える。',
      nouns: ['祖父が', '木が'],
      predicates: ['植えた', '越える'],
      head: '植えた',
    },
    explanation:
      '思い出を残そうとしたのは、木ではなく人です。だから「植えた」へ。「記念の木」とつなげば、その木の意味を言う連体になります。',
  },
  {
    id: 'sentsuji-304',
    level: 3,
    bunsetsu: '記念の',
    type: 'rentai',
    sentence: {
      text: '記念の写真を飾った棚から、花瓶を下ろす。',
      nouns: ['写真を', '棚から'],
      predicates: ['飾った', '下ろす'],
      head: '写真を',
    },
    explanation:
      'あの日を残しているのは「写真」です。「棚」は置き場にすぎません。「記念に撮る」と「に」なら、なんのつもりで撮るかを言います。',
  },
  {
    id: 'sentsuji-305',
    level: 3,
    bunsetsu: '去年の',
    type: 'rentai',
    sentence: {
      text: '去年の手帳の間から、映画の半券が落ちた。',
      nouns: ['手帳の', '間から', '半券が'],
      predicates: [],
      head: '手帳の',
    },
    explanation:
      '年が改まると取り替えるのが「手帳」。「間」には、去年も今年もありません。「去年見た」と動詞につなげば、いつ見たかを言う連用です。',
    readings: [['間', 'あいだ']],
  },
  {
    id: 'sentsuji-306',
    level: 3,
    bunsetsu: 'もっと',
    type: 'renyou',
    sentence: {
      text: 'もっと明るい部屋を探して、町を歩く。',
      nouns: [],
      predicates: ['明るい', '探して', '歩く'],
      head: '明るい',
    },
    explanation:
      'くらべているのは部屋の明るさ。「もっと」はすぐあとの「明るい」を強めます。歩き足りないのではありません。',
  },
  {
    id: 'sentsuji-307',
    level: 3,
    bunsetsu: 'お礼に',
    type: 'renyou',
    sentence: {
      text: 'お礼に焼いた菓子が、袋の中でくずれた。',
      nouns: ['菓子が', '袋の'],
      predicates: ['焼いた', 'くずれた'],
      head: '焼いた',
    },
    explanation:
      '感謝の気持ちで手を動かしたのが「焼いた」。くずれたのは、あとの災難です。「お礼の菓子」と「の」に替えれば、なんの菓子かを言います。',
  },
  {
    id: 'sentsuji-137',
    level: 3,
    bunsetsu: 'お礼の',
    type: 'rentai',
    sentence: {
      text: 'お礼の、隅の折れたはがきが届いた。',
      nouns: ['隅の', 'はがきが'],
      predicates: ['折れた', '届いた'],
      head: 'はがきが',
    },
    explanation:
      'ありがとうを伝えるのは「はがき」。「隅の折れた」は、そのはがきの姿を言い添えます。「お礼に送る」なら、どんなつもりで送るかです。',
  },
  {
    id: 'sentsuji-308',
    level: 3,
    bunsetsu: 'すっかり',
    type: 'renyou',
    sentence: {
      text: 'すっかり冷めたみそ汁を、弟が温めている。',
      nouns: [],
      predicates: ['冷めた', '温めている'],
      head: '冷めた',
    },
    explanation: '残らず終わったと言うのが「すっかり」。終わったのは「冷めた」で、「温めている」は、まだ途中です。',
  },
  {
    id: 'sentsuji-309',
    level: 3,
    bunsetsu: 'ぽつぽつ',
    type: 'renyou',
    sentence: {
      text: 'ぽつぽつ降り出した雨を見て、洗濯物を取り込む。',
      nouns: [],
      predicates: ['降り出した', '見て', '取り込む'],
      head: '降り出した',
    },
    explanation:
      'まばらな雨粒を写すことばですから、「降り出した」に寄り添います。取り込むほうは、もっと手早いはずです。',
  },
  {
    id: 'sentsuji-126',
    level: 3,
    bunsetsu: '交代で',
    type: 'renyou',
    sentence: {
      text: '交代で鳴き続ける子犬を朝まで見守った。',
      nouns: ['子犬を', '朝まで'],
      predicates: ['鳴き続ける', '見守った'],
      head: '見守った',
    },
    explanation:
      '鳴くのは1匹ですから、交代はできません。代わる代わる起きていた人たちの「見守った」へ。「交代の時間」なら、なんの時間かを言います。',
  },
  {
    id: 'sentsuji-310',
    level: 3,
    bunsetsu: '交代の',
    type: 'rentai',
    sentence: {
      text: '交代の時間の前に着いて、靴を履き替える。',
      nouns: ['時間の', '前に'],
      predicates: ['着いて', '履き替える'],
      head: '時間の',
    },
    explanation:
      '入れ替わる決まりがあるのは「時間」です。「前」は、その時間から数えた位置。「交代で働く」と「で」に替えると、働き方の話になります。',
  },
  {
    id: 'sentsuji-311',
    level: 3,
    bunsetsu: 'ぐっすり',
    type: 'renyou',
    sentence: {
      text: 'ぐっすり眠る猫を起こさないよう、窓を閉める。',
      nouns: [],
      predicates: ['眠る', '起こさないよう', '閉める'],
      head: '眠る',
    },
    explanation:
      '「眠る」のためにあるような副詞です。「起こす」や「閉める」とは組みません。相手を選ぶ副詞は、よい道しるべです。',
  },
  {
    id: 'sentsuji-312',
    level: 3,
    bunsetsu: '鉛筆で',
    type: 'renyou',
    sentence: {
      text: '鉛筆で消えかけた線をなぞってから、絵の具を塗る。',
      nouns: [],
      predicates: ['消えかけた', 'なぞってから', '塗る'],
      head: 'なぞってから',
    },
    explanation:
      '線は時がたって消えかけました。道具の鉛筆を使うのは「なぞって」のほう。「塗る」には「絵の具」という相手がもういます。',
    readings: [['時が', 'ときが']],
  },
  {
    id: 'sentsuji-149',
    level: 3,
    bunsetsu: '無料の',
    type: 'rentai',
    sentence: {
      text: '無料の、土曜に開く講座へ、父が通う。',
      nouns: ['土曜に', '講座へ'],
      predicates: ['開く', '通う'],
      head: '講座へ',
    },
    explanation:
      'お金の要らないのは「講座」で、「土曜」に値段はつきません。「無料で開く」と「で」に替えれば、開き方を言う連用です。',
  },
  {
    id: 'sentsuji-313',
    level: 3,
    bunsetsu: '無料で',
    type: 'renyou',
    sentence: {
      text: '無料で配る地図の裏に、広告が並ぶ。',
      nouns: ['地図の', '裏に'],
      predicates: ['配る', '並ぶ'],
      head: '配る',
    },
    explanation:
      'お金を取らないのは配り方。隣の「配る」が受け止めます。「並ぶ」は広告の様子。物の値段なら「無料の地図」です。',
  },
  {
    id: 'sentsuji-314',
    level: 3,
    bunsetsu: '眠そうな',
    type: 'rentai',
    sentence: {
      text: '眠そうな門番の後ろを、自転車が通り過ぎる。',
      nouns: ['門番の', '後ろを', '自転車が'],
      predicates: [],
      head: '門番の',
    },
    explanation:
      'あくびをこらえる顔があるのは「門番」です。「後ろ」も「自転車」も眠くはなりません。様子を言う「そう」も「な」で名詞を待ちます。',
  },
  {
    id: 'sentsuji-315',
    level: 3,
    bunsetsu: 'にぎやかな',
    type: 'rentai',
    sentence: {
      text: 'にぎやかな市場の外れに、静かな喫茶店がある。',
      nouns: ['市場の', '外れに', '喫茶店が'],
      predicates: [],
      head: '市場の',
    },
    explanation:
      '人の声でにぎわうのは「市場」。「外れ」まで来ると声は遠く、喫茶店には「静かな」がついています。「な」がふたつ、相手もふたつ。',
    readings: [['市場', 'いちば']],
  },
  {
    id: 'sentsuji-316',
    level: 3,
    bunsetsu: '3年ぶりに',
    type: 'renyou',
    sentence: {
      text: '3年ぶりに庭に咲いた梅を、祖父が指さす。',
      nouns: ['庭に', '梅を'],
      predicates: ['咲いた', '指さす'],
      head: '咲いた',
    },
    explanation:
      '空白の年月が終わったのは、梅が「咲いた」とき。あいだの「庭に」も同じ「咲いた」を支えます。「3年ぶりの花」なら名詞への飾りです。',
  },
  {
    id: 'sentsuji-116',
    level: 3,
    bunsetsu: '3年ぶりの',
    type: 'rentai',
    sentence: {
      text: '3年ぶりの、夜を徹する祭りが始まる。',
      nouns: ['夜を', '祭りが'],
      predicates: ['徹する', '始まる'],
      head: '祭りが',
    },
    explanation:
      '久しぶりなのは「夜」ではなく「祭り」です。「夜を徹する」は祭りの説明で、あいだに置かれただけ。「3年ぶりに開く」なら連用です。',
    readings: [['夜を', 'よを']],
  },
  {
    id: 'sentsuji-317',
    level: 3,
    bunsetsu: 'しょっぱい',
    type: 'rentai',
    sentence: {
      text: 'しょっぱい社員食堂のみそ汁にも、もう慣れた。',
      nouns: ['社員食堂の', 'みそ汁にも'],
      predicates: ['慣れた'],
      head: 'みそ汁にも',
    },
    explanation:
      '味がするのは「みそ汁」。食堂そのものは、しょっぱくなりません。あいだに場所の説明がひとつはさまっています。',
  },
  {
    id: 'sentsuji-107',
    level: 3,
    bunsetsu: '帰りの',
    type: 'rentai',
    sentence: {
      text: '帰りの電車で読む本を、駅で買った。',
      nouns: ['電車で', '本を'],
      predicates: ['読む', '買った'],
      head: '電車で',
    },
    explanation:
      '行きと帰りがあるのは「電車」。「本」に帰りはありません。「帰りに読む」と「に」に替えれば、いつ読むかを言う連用です。',
  },
  {
    id: 'sentsuji-318',
    level: 3,
    bunsetsu: '帰りに',
    type: 'renyou',
    sentence: {
      text: '帰りに買った傘が、玄関で倒れる。',
      nouns: ['傘が', '玄関で'],
      predicates: ['買った', '倒れる'],
      head: '買った',
    },
    explanation:
      '買い物をした折を言うので「買った」へ続きます。「倒れる」では、傘が帰り道を歩くことに。「帰りの電車」のように「の」なら名詞です。',
  },
  {
    id: 'sentsuji-319',
    level: 3,
    bunsetsu: '長い',
    type: 'rentai',
    sentence: {
      text: '長い校長の話の最中に、雪が降り始めた。',
      nouns: ['校長の', '話の', '雪が'],
      predicates: [],
      head: '話の',
    },
    explanation:
      '時間がかかっているのは「話」です。「校長」を越え、「話」で止まります。「長く話す」なら、話し方を言う連用です。',
  },
  {
    id: 'sentsuji-320',
    level: 3,
    bunsetsu: '厚い',
    type: 'rentai',
    sentence: {
      text: '厚い弟の辞書に、母のしおりがはさまる。',
      nouns: ['弟の', '辞書に', '母の'],
      predicates: [],
      head: '辞書に',
    },
    explanation:
      '手に重い「辞書」の話です。「弟」は持ち主、「母」はしおりの持ち主。厚さを受け持てる名詞まで進んでください。',
  },
  {
    id: 'sentsuji-135',
    level: 3,
    bunsetsu: '日帰りの',
    type: 'rentai',
    sentence: {
      text: '日帰りの旅のみやげを食べて、もう眠い。',
      nouns: ['旅の', 'みやげを'],
      predicates: ['食べて', '眠い'],
      head: '旅の',
    },
    explanation:
      '朝出て夜に戻ったのは「旅」。みやげに行き帰りはありません。「日帰りで往復する」とすれば、どう往復するかを言う連用になります。',
  },
  {
    id: 'sentsuji-321',
    level: 3,
    bunsetsu: '日帰りで',
    type: 'renyou',
    sentence: {
      text: '日帰りで雪の残る峠を越えてきた。',
      nouns: ['雪の', '峠を'],
      predicates: ['残る', '越えてきた'],
      head: '越えてきた',
    },
    explanation:
      '1日で戻ったのは、峠を「越えてきた」人です。「残る」は雪の話なので素通りします。名詞の前では「日帰りの旅」。',
    readings: [['人です', 'ひとです']],
  },
  {
    id: 'sentsuji-322',
    level: 3,
    bunsetsu: 'とても',
    type: 'renyou',
    sentence: {
      text: 'とても眠い朝は、濃いお茶を飲む。',
      nouns: [],
      predicates: ['眠い', '濃い', '飲む'],
      head: '眠い',
    },
    explanation:
      '程度を言う「とても」は、すぐあとの「眠い」に寄ります。「濃い」にも程度はありますが、そこまで行く前に文は「朝」へ進みました。',
  },
  {
    id: 'sentsuji-323',
    level: 3,
    bunsetsu: '四角い',
    type: 'rentai',
    sentence: {
      text: '四角い祖母の字が、封筒に並んでいる。',
      nouns: ['祖母の', '字が', '封筒に'],
      predicates: [],
      head: '字が',
    },
    explanation:
      '角ばっているのは「字」です。近くに「祖母」が立っていても、意味が合わなければ通り過ぎます。「四角く書く」なら、書き方の話。',
    readings: [['角ばって', 'かくばって']],
  },
  {
    id: 'sentsuji-324',
    level: 3,
    bunsetsu: '窓越しの',
    type: 'rentai',
    sentence: {
      text: '窓越しの光の中で目覚め、猫が伸びる。',
      nouns: ['光の', '中で'],
      predicates: ['目覚め', '伸びる'],
      head: '光の',
    },
    explanation:
      'ガラスを通ってくるものは「光」。「中」は、その光に包まれた場所です。「窓越しに見る」と「に」なら、見方を言って動詞に向かいます。',
  },
  {
    id: 'sentsuji-113',
    level: 3,
    bunsetsu: '窓越しに',
    type: 'renyou',
    sentence: {
      text: '窓越しに駅へ急ぐ友に手を振る。',
      nouns: ['駅へ', '友に'],
      predicates: ['急ぐ', '手を振る'],
      head: '手を振る',
    },
    explanation:
      'ガラスを隔ててできるのは「手を振る」こと。友は窓の外を急いでいます。「窓越しの光」とすれば、ガラスを通った光を言う連体。',
  },
  {
    id: 'sentsuji-325',
    level: 3,
    bunsetsu: '甘い',
    type: 'rentai',
    sentence: {
      text: '甘い駅前の店の匂いに、足が止まる。',
      nouns: ['駅前の', '店の', '匂いに'],
      predicates: [],
      head: '匂いに',
    },
    explanation: '駅前も店も素通りして、鼻に届いた「匂い」へ。名詞が三つ並んでも、甘さを受けられるのはひとつです。',
  },
  {
    id: 'sentsuji-326',
    level: 3,
    bunsetsu: '広い',
    type: 'rentai',
    sentence: {
      text: '広い野原の真ん中で、たこが揚がる。',
      nouns: ['野原の', '真ん中で', 'たこが'],
      predicates: [],
      head: '野原の',
    },
    explanation:
      '「真ん中」は点に近い場所で、広くはありません。広さがあるのは「野原」。「広く見渡す」とすれば、見渡し方を言う連用です。',
    readings: [['点に', 'てんに']],
  },
  {
    id: 'sentsuji-327',
    level: 3,
    bunsetsu: '雪のように',
    type: 'renyou',
    sentence: {
      text: '雪のように花の散る庭を、姉が掃く。',
      nouns: ['花の', '庭を'],
      predicates: ['散る', '掃く'],
      head: '散る',
    },
    explanation:
      '散り方を雪にたとえて「散る」へ。「掃く」に続けると、ほうきが雪になってしまいます。「雪のような花」と「な」に替えれば、たとえるのは花です。',
  },
  {
    id: 'sentsuji-101',
    level: 3,
    bunsetsu: '雪のような',
    type: 'rentai',
    sentence: {
      text: '雪のような祖父のひげが揺れて、孫が笑った。',
      nouns: ['祖父の', 'ひげが'],
      predicates: ['揺れて', '笑った'],
      head: 'ひげが',
    },
    explanation:
      '白く軽いのは「祖父」ではなく「ひげ」。「な」は名詞を待ち、あいだの「祖父の」を飛び越えます。「雪のように」なら、どう積もるか、どう散るかの話です。',
  },
  {
    id: 'sentsuji-328',
    level: 3,
    bunsetsu: '明日',
    type: 'renyou',
    sentence: {
      text: '明日、先週買った本を弟に貸す。',
      nouns: [],
      predicates: ['買った', '貸す'],
      head: '貸す',
    },
    explanation:
      '先週のことは、もう済んでいます。明日できるのは「貸す」だけ。時を言うことばは、動詞の終わりの形と組になります。',
  },
  {
    id: 'sentsuji-329',
    level: 3,
    bunsetsu: '電話で',
    type: 'renyou',
    sentence: {
      text: '電話で忘れた傘のことを駅に尋ねる。',
      nouns: [],
      predicates: ['忘れた', '尋ねる'],
      head: '尋ねる',
    },
    explanation:
      '傘を忘れたのは電車の中でした。電話という手段を使うのは「尋ねる」です。「電話の声」とすれば、名詞にかかる連体になります。',
  },
  {
    id: 'sentsuji-112',
    level: 3,
    bunsetsu: '代わりに',
    type: 'renyou',
    sentence: {
      text: '風邪の姉の代わりに妹が踊った舞台は、拍手で終わった。',
      nouns: ['妹が', '舞台は'],
      predicates: ['踊った', '終わった'],
      head: '踊った',
    },
    explanation:
      '姉が休んで空いた役は、踊り手でした。そこで「踊った」へ。「代わりの人」と「の」に替えれば、今度はその人を言う連体です。',
  },
  {
    id: 'sentsuji-330',
    level: 3,
    bunsetsu: '代わりの',
    type: 'rentai',
    sentence: {
      text: '代わりの、もう少し背の低い椅子を借りた。',
      nouns: ['背の', '椅子を'],
      predicates: ['低い', '借りた'],
      head: '椅子を',
    },
    explanation:
      '取り替えたのは「背」ではなく「椅子」。「の」と「椅子」のあいだに、どんな椅子かの説明が割りこんだ形です。「代わりに座る」なら連用になります。',
  },
  {
    id: 'sentsuji-331',
    level: 3,
    bunsetsu: 'はさみで',
    type: 'renyou',
    sentence: {
      text: 'はさみで切りすぎた前髪を押さえ、鏡に向かう。',
      nouns: [],
      predicates: ['切りすぎた', '押さえ', '向かう'],
      head: '切りすぎた',
    },
    explanation: '刃物の出番は「切りすぎた」ところで終わりました。髪を押さえるのは手のひら、鏡に向かうのは顔です。',
  },
  {
    id: 'sentsuji-332',
    level: 3,
    bunsetsu: 'まとめて',
    type: 'renyou',
    sentence: {
      text: 'まとめてたまった空き缶を捨てたら、部屋が広くなった。',
      nouns: [],
      predicates: ['たまった', '捨てたら', '広くなった'],
      head: '捨てたら',
    },
    explanation: '空き缶は少しずつたまりました。一度にしたのは「捨てたら」の人です。近い動詞ほど合うとはかぎりません。',
  },
  {
    id: 'sentsuji-109',
    level: 3,
    bunsetsu: '春らしい',
    type: 'rentai',
    sentence: {
      text: '春らしい日差しの届く窓辺で、猫が眠る。',
      nouns: ['日差しの', '窓辺で'],
      predicates: ['届く', '眠る'],
      head: '日差しの',
    },
    explanation:
      '春の名にふさわしいのは、目の前の「日差し」です。「らしい」は形容詞の仲間で、名詞の前では「い」。動詞を待つときは「らしく」に変わります。',
    readings: [['名に', 'なに']],
  },
  {
    id: 'sentsuji-333',
    level: 3,
    bunsetsu: '春らしく',
    type: 'renyou',
    sentence: {
      text: '春らしく色あせたのれんを店主が染め直す。',
      nouns: ['のれんを', '店主が'],
      predicates: ['色あせた', '染め直す'],
      head: '染め直す',
    },
    explanation:
      '色あせたのは時のせいで、春らしさとは関わりません。店主がねらった仕上がりが「春らしく」。その手の動き「染め直す」にかかります。',
  },
  {
    id: 'sentsuji-334',
    level: 3,
    bunsetsu: '白い',
    type: 'rentai',
    sentence: {
      text: '白い運動会のテントが、校庭に並ぶ。',
      nouns: ['運動会の', 'テントが', '校庭に'],
      predicates: [],
      head: 'テントが',
    },
    explanation:
      '色があるのは布を張った「テント」です。行事の名には色がつきません。「白く塗る」と形を替えれば、塗り方の話になります。',
  },
  {
    id: 'sentsuji-335',
    level: 3,
    bunsetsu: '読みかけの',
    type: 'rentai',
    sentence: {
      text: '読みかけの父の推理小説に、レシートがはさんである。',
      nouns: ['父の', '推理小説に', 'レシートが'],
      predicates: [],
      head: '推理小説に',
    },
    explanation: '途中まで読んであるのは「推理小説」。父は読む側の人です。「かけ」は名詞を作り、「の」で物に続きます。',
  },
  {
    id: 'sentsuji-102',
    level: 3,
    bunsetsu: '早めに',
    type: 'renyou',
    sentence: {
      text: '早めに止まった時計を店で直してもらう。',
      nouns: ['時計を', '店で'],
      predicates: ['止まった', '直してもらう'],
      head: '直してもらう',
    },
    explanation:
      '「早めに」は、先を考えて動く人のことば。時計は考えて止まりませんから、先の「直してもらう」まで届きます。名詞の前なら「早めの夕食」です。',
  },
  {
    id: 'sentsuji-336',
    level: 3,
    bunsetsu: '早めの',
    type: 'rentai',
    sentence: {
      text: '早めの夕食の皿を洗って、映画へ急ぐ。',
      nouns: ['夕食の', '皿を'],
      predicates: ['洗って', '急ぐ'],
      head: '夕食の',
    },
    explanation:
      'いつもより早いのは「夕食」で、「皿」に早い遅いはありません。「早めに食べる」と「に」に替えると、飾る相手は動詞になります。',
  },
  {
    id: 'sentsuji-337',
    level: 3,
    bunsetsu: '包丁で',
    type: 'renyou',
    sentence: {
      text: '包丁で洗って干した大根を刻む。',
      nouns: [],
      predicates: ['洗って', '干した', '刻む'],
      head: '刻む',
    },
    explanation: '洗うのは水、干すのは日なたの仕事。刃物を使うのは、最後に来る「刻む」です。動詞をふたつ見送りました。',
  },
  {
    id: 'sentsuji-163',
    level: 4,
    bunsetsu: '試験に向けた',
    type: 'rentai',
    sentence: {
      text: '試験に向けた娘の計画を聞き、父は黙った。',
      nouns: ['娘の', '計画を'],
      predicates: ['聞き', '黙った'],
      head: '計画を',
    },
    explanation:
      '目ざす先のあるのは「計画」です。娘は計画を立てた人。「向けて」と「て」にすれば、動詞の目当てに変わります。',
  },
  {
    id: 'sentsuji-338',
    level: 4,
    bunsetsu: '試験に向けて',
    type: 'renyou',
    sentence: {
      text: '試験に向けて解く問題集が、机に積まれている。',
      nouns: ['問題集が', '机に'],
      predicates: ['解く', '積まれている'],
      head: '解く',
    },
    explanation:
      'なんのために手を動かすのか。その目当てが「解く」に添えられます。積まれているのは、その結果の眺めです。',
  },
  {
    id: 'sentsuji-339',
    level: 4,
    bunsetsu: '切符をなくした',
    type: 'rentai',
    sentence: {
      text: '切符をなくした旅人の財布には、小銭しかない。',
      nouns: ['旅人の', '財布には', '小銭しか'],
      predicates: [],
      head: '旅人の',
    },
    explanation: 'なくしたと言えるのは、切符を持っていた「旅人」です。財布はなくす側に立てません。',
  },
  {
    id: 'sentsuji-340',
    level: 4,
    bunsetsu: '医者に',
    type: 'renyou',
    sentence: {
      text: '医者に止められている酒を見つめて、父は茶を飲む。',
      nouns: [],
      predicates: ['止められている', '見つめて', '飲む'],
      head: '止められている',
    },
    explanation: '「に」は、止めた人のしるしです。「止められている」と受け身が来て、医者の役が決まりました。父は偉い。',
  },
  {
    id: 'sentsuji-341',
    level: 4,
    bunsetsu: '予想に反する',
    type: 'rentai',
    sentence: {
      text: '予想に反する支店の売り上げを見て、店主が笑う。',
      nouns: ['支店の', '売り上げを'],
      predicates: ['見て', '笑う'],
      head: '売り上げを',
    },
    explanation:
      '見込みと違ったのは建物ではなく「売り上げ」。「反して」が動詞へ、「反する」が名詞へ。意味は同じで、しっぽだけが替わります。',
  },
  {
    id: 'sentsuji-183',
    level: 4,
    bunsetsu: '予想に反して',
    type: 'renyou',
    sentence: {
      text: '予想に反して晴れた空を、漁師が見上げる。',
      nouns: ['空を', '漁師が'],
      predicates: ['晴れた', '見上げる'],
      head: '晴れた',
    },
    explanation: '予報は雨でした。裏切ったのは空模様で、「晴れた」に続きます。見上げるほうは、漁師の毎朝の癖です。',
  },
  {
    id: 'sentsuji-342',
    level: 4,
    bunsetsu: '4人乗りの',
    type: 'rentai',
    sentence: {
      text: '4人乗りの車の後ろの席で、犬が眠る。',
      nouns: ['車の', '後ろの', '席で'],
      predicates: [],
      head: '車の',
    },
    explanation:
      '定員を言えるのは「車」です。「後ろ」は位置、「席」はひとり分。数は全体につくもの、と考えると迷いません。',
  },
  {
    id: 'sentsuji-343',
    level: 4,
    bunsetsu: '新聞紙で',
    type: 'renyou',
    sentence: {
      text: '新聞紙で包んだ皿を数え、箱に並べる。',
      nouns: [],
      predicates: ['包んだ', '数え', '並べる'],
      head: '包んだ',
    },
    explanation:
      '紙を使うのは「包んだ」ときです。数えるのは目、並べるのは手。「で」が道具か場所か原因か、動詞と合わせて確かめる形です。',
  },
  {
    id: 'sentsuji-344',
    level: 4,
    bunsetsu: '意見に対する',
    type: 'rentai',
    sentence: {
      text: '意見に対する議長の返事を聞いて、父はうなずいた。',
      nouns: ['議長の', '返事を'],
      predicates: ['聞いて', 'うなずいた'],
      head: '返事を',
    },
    explanation:
      '意見に向けられたのは、人ではなく「返事」です。「する」と「して」をひと組で覚えると、名詞と動詞を取り違えません。',
  },
  {
    id: 'sentsuji-153',
    level: 4,
    bunsetsu: '意見に対して',
    type: 'renyou',
    sentence: {
      text: '意見に対して答える議長の声が震えた。',
      nouns: ['議長の', '声が'],
      predicates: ['答える', '震えた'],
      head: '答える',
    },
    explanation:
      'どこへ向けるのかを示す形で、受け手は「答える」。震えは声にひとりでに出たものです。名詞の前では「意見に対する返事」となります。',
  },
  {
    id: 'sentsuji-345',
    level: 4,
    bunsetsu: '昼までの',
    type: 'rentai',
    sentence: {
      text: '昼までの母の仕事が終わり、プールへ行く。',
      nouns: ['母の', '仕事が'],
      predicates: ['終わり', '行く'],
      head: '仕事が',
    },
    explanation:
      '終わりの時刻が決まっているのは「仕事」。母は夜まで母です。「昼まで働く」と「の」を外せば、動詞への連用になります。',
  },
  {
    id: 'sentsuji-346',
    level: 4,
    bunsetsu: '糸のほつれた',
    type: 'rentai',
    sentence: {
      text: '糸のほつれた弟の上着を、夜のうちに繕う。',
      nouns: ['弟の', '上着を', '夜の'],
      predicates: [],
      head: '上着を',
    },
    explanation: 'ほつれるのは布の「上着」で、弟ではありません。「弟の」は持ち主を言うだけの、通り道の名詞です。',
  },
  {
    id: 'sentsuji-160',
    level: 4,
    bunsetsu: '寝ているあいだに',
    type: 'renyou',
    sentence: {
      text: '寝ているあいだに窓に積もった雪を、起きて払う。',
      nouns: ['窓に', '雪を'],
      predicates: ['積もった', '払う'],
      head: '積もった',
    },
    explanation:
      '知らないうちに進んだのは「積もった」。払うのは目が覚めてからです。「寝ているあいだの着信」なら、着信を飾ります。',
  },
  {
    id: 'sentsuji-347',
    level: 4,
    bunsetsu: '寝ているあいだの',
    type: 'rentai',
    sentence: {
      text: '寝ているあいだの着信の数を数えて、姉にかけ直す。',
      nouns: ['着信の', '数を'],
      predicates: ['数えて', 'かけ直す'],
      head: '着信の',
    },
    explanation:
      '夜のうちに来たものは「着信」です。「数」は、あとから数えて出た答え。「あいだに」とすれば、動詞の起きた時を言います。',
  },
  {
    id: 'sentsuji-348',
    level: 4,
    bunsetsu: '箸で',
    type: 'renyou',
    sentence: {
      text: '箸でつまんだ豆が逃げて、畳に転がる。',
      nouns: [],
      predicates: ['つまんだ', '逃げて', '転がる'],
      head: 'つまんだ',
    },
    explanation:
      '指の代わりをしたのは「つまんだ」とき。豆は箸なしで逃げ、箸なしで転がります。する者が替わると、道具は置いていかれます。',
  },
  {
    id: 'sentsuji-349',
    level: 4,
    bunsetsu: '3年前に別れた',
    type: 'rentai',
    sentence: {
      text: '3年前に別れた友人の名前を、駅で見かけた。',
      nouns: ['友人の', '名前を', '駅で'],
      predicates: [],
      head: '友人の',
    },
    explanation:
      '別れる相手は人ですから「友人」。「名前」は看板か掲示で見たのでしょう。中の「3年前に」は「別れた」を支えています。',
  },
  {
    id: 'sentsuji-154',
    level: 4,
    bunsetsu: '母への',
    type: 'rentai',
    sentence: {
      text: '母への色のあせた手紙が、箱から出てきた。',
      nouns: ['色の', '手紙が'],
      predicates: ['あせた', '出てきた'],
      head: '手紙が',
    },
    explanation:
      '「母にの手紙」とは言えないので、「へ」が代わりに立ちます。宛てたのは「手紙」で、「色のあせた」は年月の跡です。',
  },
  {
    id: 'sentsuji-350',
    level: 4,
    bunsetsu: '母へ',
    type: 'renyou',
    sentence: {
      text: '母へ寮から出したはがきが、雨ににじむ。',
      nouns: ['寮から', 'はがきが'],
      predicates: ['出した', 'にじむ'],
      head: '出した',
    },
    explanation:
      '宛先と出どころが並び、どちらも「出した」に集まります。「にじむ」は、はがきに起きたこと。「母へのはがき」なら連体です。',
  },
  {
    id: 'sentsuji-351',
    level: 4,
    bunsetsu: 'よくほえる',
    type: 'rentai',
    sentence: {
      text: 'よくほえる犬の首輪に、小さな鈴がついた。',
      nouns: ['犬の', '首輪に', '鈴が'],
      predicates: [],
      head: '犬の',
    },
    explanation: '声を出すのは「犬」。首輪も鈴も、ほえません。動詞で終わる飾りは、その動作をする名詞を探します。',
  },
  {
    id: 'sentsuji-352',
    level: 4,
    bunsetsu: '沸いたばかりの',
    type: 'rentai',
    sentence: {
      text: '沸いたばかりの湯の音が、台所から聞こえる。',
      nouns: ['湯の', '音が', '台所から'],
      predicates: [],
      head: '湯の',
    },
    explanation: '沸くのは「湯」です。「音」は沸きません。「ばかり」は名詞のように働いて「の」で次へ渡します。',
  },
  {
    id: 'sentsuji-353',
    level: 4,
    bunsetsu: '引っ越し以来',
    type: 'renyou',
    sentence: {
      text: '引っ越し以来弟に借りた机を使っている。',
      nouns: ['弟に', '机を'],
      predicates: ['借りた', '使っている'],
      head: '使っている',
    },
    explanation:
      '「以来」は、そのときからずっと、の意味。続いているのは「使っている」で、「借りた」は一度きりのことです。',
  },
  {
    id: 'sentsuji-188',
    level: 4,
    bunsetsu: '引っ越し以来の',
    type: 'rentai',
    sentence: {
      text: '引っ越し以来の友が営む店で、昼を食べる。',
      nouns: ['友が', '店で'],
      predicates: ['営む', '食べる'],
      head: '友が',
    },
    explanation:
      '越してきた日から続いているのは、「友」との仲です。店は、その友のもの。「の」を外せば、動詞へ向かう連用になります。',
  },
  {
    id: 'sentsuji-354',
    level: 4,
    bunsetsu: '自分の手で',
    type: 'renyou',
    sentence: {
      text: '自分の手で編んだ帽子をかぶって、山へ出かける。',
      nouns: [],
      predicates: ['編んだ', 'かぶって', '出かける'],
      head: '編んだ',
    },
    explanation: '人に頼まず作った、と言うのですから「編んだ」へ。かぶるときに、わざわざ断ることではありません。',
  },
  {
    id: 'sentsuji-355',
    level: 4,
    bunsetsu: '担任としての',
    type: 'rentai',
    sentence: {
      text: '担任としての仕事の合間に飲む茶が、いちばんうまい。',
      nouns: ['仕事の', '合間に'],
      predicates: ['飲む', 'うまい'],
      head: '仕事の',
    },
    explanation:
      '立場に伴うものは「仕事」。「合間」は、その仕事が途切れた時間です。「担任として話す」と「の」を外せば連用に変わります。',
  },
  {
    id: 'sentsuji-155',
    level: 4,
    bunsetsu: '担任として',
    type: 'renyou',
    sentence: {
      text: '担任として廊下で泣く子に声をかけた。',
      nouns: ['廊下で', '子に'],
      predicates: ['泣く', '声をかけた'],
      head: '声をかけた',
    },
    explanation:
      '先生の立場でしたのは「声をかけた」こと。泣くのは子どもで、担任ではありません。「としての」となれば名詞へ向かいます。',
  },
  {
    id: 'sentsuji-356',
    level: 4,
    bunsetsu: 'ひと晩',
    type: 'renyou',
    sentence: {
      text: 'ひと晩漬けたきゅうりを刻んで、皿に盛る。',
      nouns: [],
      predicates: ['漬けた', '刻んで', '盛る'],
      head: '漬けた',
    },
    explanation: '時間の長さは、長くかかる動作に寄ります。「漬けた」がそれ。ひと晩刻んだら、皿に盛る分が残りません。',
    readings: [['分', 'ぶん']],
  },
  {
    id: 'sentsuji-357',
    level: 4,
    bunsetsu: '駅まで',
    type: 'renyou',
    sentence: {
      text: '駅まで降り出した雨の中を走って、靴がぬれた。',
      nouns: [],
      predicates: ['降り出した', '走って', 'ぬれた'],
      head: '走って',
    },
    explanation:
      '雨に行き先はありません。駅を目ざしたのは「走って」の人です。「駅までの道」と「の」を足せば、道の説明になります。',
  },
  {
    id: 'sentsuji-151',
    level: 4,
    bunsetsu: '友人からの',
    type: 'rentai',
    sentence: {
      text: '友人からの字のにじんだ便りを、また読み返す。',
      nouns: ['字の', '便りを'],
      predicates: ['にじんだ', '読み返す'],
      head: '便りを',
    },
    explanation:
      '「から」だけなら動詞に向かい、「の」を重ねると名詞を待ちます。差し出されたのは「便り」。「字のにじんだ」は、その姿の説明です。',
  },
  {
    id: 'sentsuji-358',
    level: 4,
    bunsetsu: '友人から',
    type: 'renyou',
    sentence: {
      text: '友人から船便で届いた本を、机に積む。',
      nouns: ['船便で', '本を'],
      predicates: ['届いた', '積む'],
      head: '届いた',
    },
    explanation:
      '送り手を言うので、海を渡って「届いた」が受けます。「の」を足した「友人からの本」なら、今度は本の説明になります。',
    readings: [['送り手', 'おくりて']],
  },
  {
    id: 'sentsuji-359',
    level: 4,
    bunsetsu: '強い火で',
    type: 'renyou',
    sentence: {
      text: '強い火で炒めた菜の花を、冷めないうちに運ぶ。',
      nouns: [],
      predicates: ['炒めた', '冷めないうちに', '運ぶ'],
      head: '炒めた',
    },
    explanation: '火を使うのは台所での「炒めた」まで。運ぶときには、こんろの火はもう消えています。',
  },
  {
    id: 'sentsuji-360',
    level: 4,
    bunsetsu: '道を教えてくれた',
    type: 'rentai',
    sentence: {
      text: '道を教えてくれた人の名前も聞かずに別れた。',
      nouns: ['人の', '名前も'],
      predicates: ['聞かずに', '別れた'],
      head: '人の',
    },
    explanation:
      '教えてくれたのは「人」。名前のほうは、教えてもらえないままでした。長い飾りも、最後の「た」で名詞を待ちます。',
  },
  {
    id: 'sentsuji-361',
    level: 4,
    bunsetsu: '3人がかりで',
    type: 'renyou',
    sentence: {
      text: '3人がかりで坂を押し上げた車が、頂上で動き出す。',
      nouns: ['坂を', '車が'],
      predicates: ['押し上げた', '動き出す'],
      head: '押し上げた',
    },
    explanation:
      '力を合わせたのは「押し上げた」まで。頂上からは、車がひとりで動きます。「3人がかりの作業」なら、作業の飾りです。',
  },
  {
    id: 'sentsuji-178',
    level: 4,
    bunsetsu: '3人がかりの',
    type: 'rentai',
    sentence: {
      text: '3人がかりの冷蔵庫の搬入が終わり、茶を飲む。',
      nouns: ['冷蔵庫の', '搬入が'],
      predicates: ['終わり', '飲む'],
      head: '搬入が',
    },
    explanation:
      '人手の数で言えるのは、運び入れる「搬入」という行い。「冷蔵庫」は運ばれる側です。「で」に替えれば、行いを動詞で言えます。',
  },
  {
    id: 'sentsuji-362',
    level: 4,
    bunsetsu: '朝早くから',
    type: 'renyou',
    sentence: {
      text: '朝早くから並んだ人だけが買えるパンを、姉がくれた。',
      nouns: [],
      predicates: ['並んだ', '買える', 'くれた'],
      head: '並んだ',
    },
    explanation:
      '始まりの時刻を言うので、長く続く「並んだ」が受けます。「くれた」のは一瞬のこと。遠い動詞とは結べません。',
  },
  {
    id: 'sentsuji-363',
    level: 4,
    bunsetsu: '店が閉まるまで',
    type: 'renyou',
    sentence: {
      text: '店が閉まるまでぬるくなった茶を前に話し込んだ。',
      nouns: [],
      predicates: ['ぬるくなった', '話し込んだ'],
      head: '話し込んだ',
    },
    explanation: '終わりの時を言うので、続いていた「話し込んだ」へ。茶は、もっと前にぬるくなっています。',
  },
  {
    id: 'sentsuji-364',
    level: 4,
    bunsetsu: '弁当つきで',
    type: 'renyou',
    sentence: {
      text: '弁当つきで桜の咲く小島を巡る。',
      nouns: ['桜の', '小島を'],
      predicates: ['咲く', '巡る'],
      head: '巡る',
    },
    explanation:
      '桜に弁当はつきません。弁当を食べながら「巡る」のです。「つき」は名詞を作り、うしろの「で」が動詞へ、「の」が名詞へ導きます。',
  },
  {
    id: 'sentsuji-176',
    level: 4,
    bunsetsu: '弁当つきの',
    type: 'rentai',
    sentence: {
      text: '弁当つきの工場の見学会に申し込み、朝を待つ。',
      nouns: ['工場の', '見学会に'],
      predicates: ['申し込み', '待つ'],
      head: '見学会に',
    },
    explanation:
      '弁当がついてくるのは「見学会」。工場に弁当はつきません。「弁当つきで申し込む」とすれば、申し込み方の話です。',
  },
  {
    id: 'sentsuji-365',
    level: 4,
    bunsetsu: '子守歌で',
    type: 'renyou',
    sentence: {
      text: '子守歌でむずかる子をなだめる声が、廊下に響く。',
      nouns: [],
      predicates: ['むずかる', 'なだめる', '響く'],
      head: 'なだめる',
    },
    explanation: '歌は、子を落ち着かせるための手立て。泣き声の側ではなく「なだめる」の側につきます。',
  },
  {
    id: 'sentsuji-366',
    level: 4,
    bunsetsu: '内科だけの',
    type: 'rentai',
    sentence: {
      text: '内科だけの駅前の病院に、祖母が通う。',
      nouns: ['駅前の', '病院に', '祖母が'],
      predicates: [],
      head: '病院に',
    },
    explanation:
      '診る科が決まっているのは「病院」です。「駅前」は場所を言い添えただけ。「内科だけで足りる」なら連用になります。',
  },
  {
    id: 'sentsuji-367',
    level: 4,
    bunsetsu: '駅で',
    type: 'renyou',
    sentence: {
      text: '駅で引っ越す友を家族と見送った。',
      nouns: ['友を', '家族と'],
      predicates: ['引っ越す', '見送った'],
      head: '見送った',
    },
    explanation:
      '引っ越しは家から家へするもの。駅という場所が合うのは「見送った」です。「駅での別れ」と「の」を足せば、名詞への飾りになります。',
  },
  {
    id: 'sentsuji-161',
    level: 4,
    bunsetsu: '駅での',
    type: 'rentai',
    sentence: {
      text: '駅での弟との待ち合わせに遅れ、息を切らす。',
      nouns: ['弟との', '待ち合わせに'],
      predicates: ['遅れ', '切らす'],
      head: '待ち合わせに',
    },
    explanation:
      '「で」に「の」を重ねて、場所のことばを名詞につなぎます。駅でするのは「待ち合わせ」。「弟との」も、同じ名詞を飾る仲間です。',
  },
  {
    id: 'sentsuji-368',
    level: 4,
    bunsetsu: '海の見える',
    type: 'rentai',
    sentence: {
      text: '海の見える祖父の家で、夏を過ごした。',
      nouns: ['祖父の', '家で', '夏を'],
      predicates: [],
      head: '家で',
    },
    explanation: '眺めがあるのは「家」です。「海の見える」がひとまとまりで名詞を待ち、「祖父の」を越えていきます。',
  },
  {
    id: 'sentsuji-369',
    level: 4,
    bunsetsu: '急な',
    type: 'rentai',
    sentence: {
      text: '急な店長の頼みで、日曜も働く。',
      nouns: ['店長の', '頼みで', '日曜も'],
      predicates: [],
      head: '頼みで',
    },
    explanation:
      '前ぶれなく来たのは「頼み」です。店長は、いつもの店長。「急に頼まれる」とすれば、頼まれ方を言う連用になります。',
  },
  {
    id: 'sentsuji-195',
    level: 4,
    bunsetsu: '暗がりの中を',
    type: 'renyou',
    sentence: {
      text: '暗がりの中を灯台の立つ岬へ歩いた。',
      nouns: ['灯台の', '岬へ'],
      predicates: ['立つ', '歩いた'],
      head: '歩いた',
    },
    explanation: '「を」は、通り抜ける場所のしるし。「立つ」灯台は動きませんから、進んでいく「歩いた」が受けます。',
  },
  {
    id: 'sentsuji-370',
    level: 4,
    bunsetsu: '暗がりの中の',
    type: 'rentai',
    sentence: {
      text: '暗がりの中の明かりが照らす道を、犬と戻る。',
      nouns: ['明かりが', '道を'],
      predicates: ['照らす', '戻る'],
      head: '明かりが',
    },
    explanation:
      '暗いところにともっているのは「明かり」です。「道」は、もう照らされて見えています。末尾の一字が「の」なら名詞、「を」なら動詞。',
  },
  {
    id: 'sentsuji-371',
    level: 4,
    bunsetsu: '指で',
    type: 'renyou',
    sentence: {
      text: '指で曇った窓に描いた顔が、すぐに消えた。',
      nouns: [],
      predicates: ['曇った', '描いた', '消えた'],
      head: '描いた',
    },
    explanation: '窓を曇らせたのは部屋のぬくもりで、指ではありません。指先が動いたのは「描いた」ときです。',
    readings: [['描いた', 'かいた']],
  },
  {
    id: 'sentsuji-372',
    level: 4,
    bunsetsu: '父の建てた',
    type: 'rentai',
    sentence: {
      text: '父の建てた庭の隅の小屋に、猫が住む。',
      nouns: ['庭の', '隅の', '小屋に'],
      predicates: [],
      head: '小屋に',
    },
    explanation: '建てるのは建物です。「庭」も「隅」も建てられません。名詞をふたつ見送って「小屋」に着きます。',
  },
  {
    id: 'sentsuji-152',
    level: 4,
    bunsetsu: '会議のための',
    type: 'rentai',
    sentence: {
      text: '会議のための部長の資料を刷って、茶を飲む。',
      nouns: ['部長の', '資料を'],
      predicates: ['刷って', '飲む'],
      head: '資料を',
    },
    explanation:
      '「ため」のあとの「の」が名詞を呼び、目的が「資料」に添えられます。「部長の」は作り手。先頭の「会議の」は「ため」を飾るだけです。',
    readings: [['作り手', 'つくりて']],
  },
  {
    id: 'sentsuji-373',
    level: 4,
    bunsetsu: '会議のために',
    type: 'renyou',
    sentence: {
      text: '会議のために重い机を窓際へ運ぶ。',
      nouns: ['机を', '窓際へ'],
      predicates: ['重い', '運ぶ'],
      head: '運ぶ',
    },
    explanation:
      '目的があってするのは「運ぶ」こと。机の重さに、ねらいはありません。「ための」なら名詞、「ために」なら動詞です。',
  },
  {
    id: 'sentsuji-374',
    level: 4,
    bunsetsu: '郵便で',
    type: 'renyou',
    sentence: {
      text: '郵便で悩んで選んだ茶碗を送った。',
      nouns: [],
      predicates: ['悩んで', '選んだ', '送った'],
      head: '送った',
    },
    explanation:
      '悩むのも選ぶのも店先でした。郵便という手段が要るのは「送った」だけ。最後まで読んで、やっと相手が現れます。',
  },
  {
    id: 'sentsuji-375',
    level: 5,
    bunsetsu: 'ろくな',
    type: 'rentai',
    sentence: {
      text: 'ろくな道具も持たない父が、棚を直す。',
      nouns: ['道具も', '父が'],
      predicates: ['持たない', '直す'],
      head: '道具も',
    },
    explanation:
      '「ろくな」は名詞を飾りながら、打ち消しを待ちます。まともでないのは「道具」のほう。父の腕は、なかなかのようです。',
  },
  {
    id: 'sentsuji-213',
    level: 5,
    bunsetsu: 'ろくに',
    type: 'renyou',
    sentence: {
      text: 'ろくに地図も見ないで町を歩く。',
      nouns: ['地図も', '町を'],
      predicates: ['見ないで', '歩く'],
      head: '見ないで',
    },
    explanation:
      'ほとんどしない、と打ち消しを待つ副詞です。「歩く」は打ち消されていません。「ない」を含む「見ないで」で、やっと落ち着きます。',
  },
  {
    id: 'sentsuji-376',
    level: 5,
    bunsetsu: 'ちっとも',
    type: 'renyou',
    sentence: {
      text: 'ちっとも鳴らない電話を置いて、庭へ出る。',
      nouns: [],
      predicates: ['鳴らない', '置いて', '出る'],
      head: '鳴らない',
    },
    explanation:
      '少しも、と打ち消しを強める副詞です。打ち消しは「鳴らない」にしかありません。電話を置けば、もう待たなくてすみます。',
  },
  {
    id: 'sentsuji-377',
    level: 5,
    bunsetsu: '結婚したばかりの',
    type: 'rentai',
    sentence: {
      text: '結婚したばかりの姉の部屋の窓が開いている。',
      nouns: ['姉の', '部屋の', '窓が'],
      predicates: [],
      head: '姉の',
    },
    explanation:
      '結婚できるのは人だけですから、「姉」で止まります。「部屋」と「窓」は、姉からたどって見えてくるものです。',
    readings: [['開いて', 'あいて']],
  },
  {
    id: 'sentsuji-378',
    level: 5,
    bunsetsu: '卵を産む',
    type: 'rentai',
    sentence: {
      text: '卵を産む海がめの浜の砂を、夜風が冷ます。',
      nouns: ['海がめの', '浜の', '砂を'],
      predicates: [],
      head: '海がめの',
    },
    explanation:
      '産むのは生きもの。「浜」も「砂」も、産まれる場所にすぎません。いちばん近い「海がめ」が、そのまま答えです。',
    readings: [['夜風', 'よかぜ']],
  },
  {
    id: 'sentsuji-230',
    level: 5,
    bunsetsu: 'それほど',
    type: 'renyou',
    sentence: {
      text: 'それほど駅から遠くない店へ、傘を差して行く。',
      nouns: ['駅から', '店へ'],
      predicates: ['遠くない', '行く'],
      head: '遠くない',
    },
    explanation:
      '程度を抑え、打ち消しと組む副詞なので「遠くない」へ。「行く」に程度はありません。「それほどの距離」とすれば、大きさを言って名詞を飾ります。',
  },
  {
    id: 'sentsuji-379',
    level: 5,
    bunsetsu: 'それほどの',
    type: 'rentai',
    sentence: {
      text: 'それほどの腕の板前でも、塩に迷う日がある。',
      nouns: ['腕の', '板前でも'],
      predicates: ['迷う', 'ある'],
      head: '腕の',
    },
    explanation:
      '高さを言われているのは「腕」です。「板前」はその持ち主で、迷う日は誰にでもあります。「の」がつくと、打ち消しがなくても、ほめことばになれます。',
  },
  {
    id: 'sentsuji-380',
    level: 5,
    bunsetsu: '今にも',
    type: 'renyou',
    sentence: {
      text: '今にも泣き出しそうな空を見上げて、傘を持つ。',
      nouns: [],
      predicates: ['泣き出しそうな', '見上げて', '持つ'],
      head: '泣き出しそうな',
    },
    explanation: 'あと少し、という気配の「そう」と呼び合います。見上げた人は泣いていません。雲の低い空のたとえです。',
  },
  {
    id: 'sentsuji-381',
    level: 5,
    bunsetsu: 'めったに',
    type: 'renyou',
    sentence: {
      text: 'めったに笑わない父が吹き出し、箸を落とした。',
      nouns: [],
      predicates: ['笑わない', '吹き出し', '落とした'],
      head: '笑わない',
    },
    explanation:
      'まれなことを言うのに、打ち消しの助けが要ります。「笑わない」と組んで、笑うのは珍しい、の意味に。その珍しい一度です。',
  },
  {
    id: 'sentsuji-229',
    level: 5,
    bunsetsu: 'たいした',
    type: 'rentai',
    sentence: {
      text: 'たいしたのこぎりの腕前に驚き、手を止める。',
      nouns: ['のこぎりの', '腕前に'],
      predicates: ['驚き', '止める'],
      head: '腕前に',
    },
    explanation:
      'ほめられているのは「腕前」。のこぎりは、その腕が使う道具です。「た」なら名詞をほめ、「て」の「たいして」なら打ち消しを待ちます。',
  },
  {
    id: 'sentsuji-382',
    level: 5,
    bunsetsu: 'たいして',
    type: 'renyou',
    sentence: {
      text: 'たいして高くない棚に、祖母が手を伸ばす。',
      nouns: ['棚に', '祖母が'],
      predicates: ['高くない', '手を伸ばす'],
      head: '高くない',
    },
    explanation:
      'それほど、と打ち消しの前に置く副詞です。打ち消しは隣の「高くない」にあります。「た」の「たいした」になると、打ち消しなしで名詞をほめます。',
  },
  {
    id: 'sentsuji-383',
    level: 5,
    bunsetsu: 'さっき',
    type: 'renyou',
    sentence: {
      text: 'さっき会った人の名を、もう思い出せない。',
      nouns: [],
      predicates: ['会った', '思い出せない'],
      head: '会った',
    },
    explanation:
      '少し前を指すので、済んだ「会った」に寄ります。思い出せないのは、「もう」と言っている今。時の副詞がふたつ、相手もふたつです。',
  },
  {
    id: 'sentsuji-384',
    level: 5,
    bunsetsu: 'たった一度の',
    type: 'rentai',
    sentence: {
      text: 'たった一度の父の失敗を、家族は責めない。',
      nouns: ['父の', '失敗を', '家族は'],
      predicates: [],
      head: '失敗を',
    },
    explanation:
      '回数を言えるのは出来事です。「父」は人、「失敗」は出来事。「一度だけ転んだ」のように言えば、動詞への連用になります。',
  },
  {
    id: 'sentsuji-221',
    level: 5,
    bunsetsu: 'ほとんど',
    type: 'renyou',
    sentence: {
      text: 'ほとんど読めない字の手紙を、母が読む。',
      nouns: ['字の', '手紙を'],
      predicates: ['読めない', '読む'],
      head: '読めない',
    },
    explanation:
      '読めないも同然だ、と割合を言って「読めない」へ。それを読んでしまうのが母です。「ほとんどの字」と「の」がつけば、字の割合になります。',
  },
  {
    id: 'sentsuji-385',
    level: 5,
    bunsetsu: 'ほとんどの',
    type: 'rentai',
    sentence: {
      text: 'ほとんどの客の帰った店で、皿を拭く。',
      nouns: ['客の', '店で'],
      predicates: ['帰った', '拭く'],
      head: '客の',
    },
    explanation:
      '割合で数えられるのは「客」です。帰った人が多いからこそ、店で皿を拭く静けさが来ます。「ほとんど帰った」なら副詞。',
  },
  {
    id: 'sentsuji-386',
    level: 5,
    bunsetsu: '去年まで空き家だった',
    type: 'rentai',
    sentence: {
      text: '去年まで空き家だった角の家に、明かりがともる。',
      nouns: ['角の', '家に', '明かりが'],
      predicates: [],
      head: '家に',
    },
    explanation:
      '人が住んでいなかったのは「家」。「角」には誰も住みません。「だった」と過去で終わる飾りも、名詞を待ちます。',
  },
  {
    id: 'sentsuji-387',
    level: 5,
    bunsetsu: '英語しか話せない',
    type: 'rentai',
    sentence: {
      text: '英語しか話せない客の注文を、娘が聞き取る。',
      nouns: ['客の', '注文を', '娘が'],
      predicates: [],
      head: '客の',
    },
    explanation:
      '話すのは人なので「客」か「娘」。けれど「娘」は聞き取れた側で、読点の向こうにいます。近いほうが答えです。',
  },
  {
    id: 'sentsuji-388',
    level: 5,
    bunsetsu: 'さらに',
    type: 'renyou',
    sentence: {
      text: 'さらに遠い島へ、定期船で渡る。',
      nouns: ['島へ', '定期船で'],
      predicates: ['遠い', '渡る'],
      head: '遠い',
    },
    explanation:
      '程度を上げる副詞は、程度のあることばを探します。すぐ隣の「遠い」がそれ。「渡る」は回数で数えることばです。',
  },
  {
    id: 'sentsuji-219',
    level: 5,
    bunsetsu: 'さらなる',
    type: 'rentai',
    sentence: {
      text: 'さらなる店長の改良で生まれた丼が、よく売れる。',
      nouns: ['店長の', '改良で'],
      predicates: ['生まれた', '売れる'],
      head: '改良で',
    },
    explanation:
      'いっそうの、と名詞だけを待つ連体詞です。重ねられるのは「改良」で、店長は増えません。副詞の「さらに」なら動詞や形容詞へ。',
    readings: [['丼', 'どんぶり']],
  },
  {
    id: 'sentsuji-389',
    level: 5,
    bunsetsu: 'もしかすると',
    type: 'renyou',
    sentence: {
      text: 'もしかすると忘れた傘は駅に届いているかもしれない。',
      nouns: [],
      predicates: ['忘れた', '届いているかもしれない'],
      head: '届いているかもしれない',
    },
    explanation: '不確かさを呼ぶ「もしかすると」は、「かもしれない」と組みます。忘れたことのほうは、もう確かです。',
  },
  {
    id: 'sentsuji-390',
    level: 5,
    bunsetsu: '脚の1本短い',
    type: 'rentai',
    sentence: {
      text: '脚の1本短い食堂の椅子に、紙をはさむ。',
      nouns: ['食堂の', '椅子に', '紙を'],
      predicates: [],
      head: '椅子に',
    },
    explanation:
      '脚で立っているのは「椅子」です。食堂に脚はなく、紙は足りない長さを埋めるもの。「脚の」は「脚が」と読み替えられます。',
  },
  {
    id: 'sentsuji-391',
    level: 5,
    bunsetsu: 'こんなに',
    type: 'renyou',
    sentence: {
      text: 'こんなに広い家に、祖母がひとりでいる。',
      nouns: ['家に', '祖母が'],
      predicates: ['広い', 'いる'],
      head: '広い',
    },
    explanation:
      '目の前の程度を指して「広い」へ。「いる」に程度はありません。「に」がつくと、名詞ではなく形容詞や動詞を待つ形です。',
  },
  {
    id: 'sentsuji-203',
    level: 5,
    bunsetsu: 'こんな',
    type: 'rentai',
    sentence: {
      text: 'こんな夜に鳴く鳥の名を、誰も知らない。',
      nouns: ['夜に', '鳥の'],
      predicates: ['鳴く', '知らない'],
      head: '夜に',
    },
    explanation:
      '指しているのは、今まさに包まれている「夜」です。「こんな」はすぐ後ろの名詞を指しやすく、動詞の前では「こんなに」に変わります。',
  },
  {
    id: 'sentsuji-392',
    level: 5,
    bunsetsu: 'わざと',
    type: 'renyou',
    sentence: {
      text: 'わざと負けた兄の顔を、弟は正面から見られない。',
      nouns: ['顔を'],
      predicates: ['負けた', '見られない'],
      head: '負けた',
    },
    explanation: '承知のうえでしたのは、兄の「負けた」こと。見られないほうは、わざとではありません。',
  },
  {
    id: 'sentsuji-393',
    level: 5,
    bunsetsu: '息の合った',
    type: 'rentai',
    sentence: {
      text: '息の合った夫婦の店の看板は、手書きだ。',
      nouns: ['夫婦の', '店の', '看板は'],
      predicates: [],
      head: '夫婦の',
    },
    explanation: '息を合わせるには、二人要ります。人のいる名詞は「夫婦」だけ。店も看板も、息をしません。',
  },
  {
    id: 'sentsuji-240',
    level: 5,
    bunsetsu: 'やむをえない',
    type: 'rentai',
    sentence: {
      text: 'やむをえない事情の説明を聞き、先生はうなずいた。',
      nouns: ['事情の', '説明を'],
      predicates: ['聞き', 'うなずいた'],
      head: '事情の',
    },
    explanation:
      '避けようがなかったのは「事情」です。「説明」は、しようと思ってしたもの。動詞の前では「やむをえず帰る」と、「ず」に替わります。',
  },
  {
    id: 'sentsuji-394',
    level: 5,
    bunsetsu: 'やむをえず',
    type: 'renyou',
    sentence: {
      text: 'やむをえず傷んだ桃を、店主は捨てた。',
      nouns: ['桃を', '店主は'],
      predicates: ['傷んだ', '捨てた'],
      head: '捨てた',
    },
    explanation:
      'ほかに手がなくて、と言えるのは店主だけ。桃は、ひとりでに傷みました。人が心を決めてした「捨てた」が受けます。',
  },
  {
    id: 'sentsuji-395',
    level: 5,
    bunsetsu: '歌のうまい',
    type: 'rentai',
    sentence: {
      text: '歌のうまい友人の隣で、小声で校歌を歌う。',
      nouns: ['友人の', '隣で', '校歌を'],
      predicates: [],
      head: '友人の',
    },
    explanation:
      'うまいと言えるのは、歌う人である「友人」。「隣」にいるのは小声のほうです。「歌の」は「うまい」の主語にあたります。',
  },
  {
    id: 'sentsuji-396',
    level: 5,
    bunsetsu: '毛糸で編んだ',
    type: 'rentai',
    sentence: {
      text: '毛糸で編んだ祖母の椅子の敷物に、猫が乗る。',
      nouns: ['祖母の', '椅子の', '敷物に'],
      predicates: [],
      head: '敷物に',
    },
    explanation:
      '毛糸で作れるのは「敷物」です。「椅子」は木か鉄でしょう。材料が相手を教える形で、三つめの名詞に届きます。',
  },
  {
    id: 'sentsuji-210',
    level: 5,
    bunsetsu: '駅の近くに',
    type: 'renyou',
    sentence: {
      text: '駅の近くに安い部屋を、姉はもう見つけた。',
      nouns: ['部屋を', '姉は'],
      predicates: ['安い', '見つけた'],
      head: '見つけた',
    },
    explanation:
      '「に」は物のある所を示し、探し当てた「見つけた」へ向かいます。「安い」は部屋の家賃の話。中の「駅の」は「近く」を飾るだけです。',
  },
  {
    id: 'sentsuji-397',
    level: 5,
    bunsetsu: '駅の近くの',
    type: 'rentai',
    sentence: {
      text: '駅の近くの店で買う花を、母に渡す。',
      nouns: ['店で', '花を'],
      predicates: ['買う', '渡す'],
      head: '店で',
    },
    explanation:
      '場所が決まっているのは「店」です。「花」は、もう手の中に移りました。似た形の「近く閉まる店」の「近く」は、まもなくという副詞です。',
  },
  {
    id: 'sentsuji-398',
    level: 5,
    bunsetsu: '少しも',
    type: 'renyou',
    sentence: {
      text: '少しも降りしきる雨を気にせず、子らが遊ぶ。',
      nouns: [],
      predicates: ['降りしきる', '気にせず', '遊ぶ'],
      head: '気にせず',
    },
    explanation:
      '「も」の副詞は打ち消しと組みます。「降りしきる」は打ち消されていません。「ず」を含む「気にせず」で、意味が通ります。',
    readings: [['降りしきる', 'ふりしきる']],
  },
  {
    id: 'sentsuji-399',
    level: 5,
    bunsetsu: 'いくら',
    type: 'renyou',
    sentence: {
      text: 'いくら逃げる蝶を追っても、網は空だ。',
      nouns: [],
      predicates: ['逃げる', '追っても', '空だ'],
      head: '追っても',
    },
    explanation:
      '「ても」と呼び合い、どれだけしても、と言う形です。逃げるのは蝶、くり返したのは「追っても」の人でした。',
    readings: [['空だ', 'からだ']],
  },
  {
    id: 'sentsuji-400',
    level: 5,
    bunsetsu: '3代続く',
    type: 'rentai',
    sentence: {
      text: '3代続く路地裏の畳屋に、若い弟子が入る。',
      nouns: ['路地裏の', '畳屋に', '弟子が'],
      predicates: [],
      head: '畳屋に',
    },
    explanation:
      '代を重ねるのは家業、つまり「畳屋」です。「路地裏」は場所で、「弟子」は今日が初日。続くものをひとつ選びます。',
  },
  {
    id: 'sentsuji-216',
    level: 5,
    bunsetsu: 'まさか',
    type: 'renyou',
    sentence: {
      text: 'まさか直した時計が今日も止まることはあるまい。',
      nouns: ['時計が', '今日も'],
      predicates: ['直した', '止まることはあるまい'],
      head: '止まることはあるまい',
    },
    explanation:
      '起こるまい、という推量を呼ぶ副詞です。「直した」は済んだことなので合いません。文末の「まい」が受けて、驚きの用意が整います。',
  },
  {
    id: 'sentsuji-401',
    level: 5,
    bunsetsu: 'まさかの',
    type: 'rentai',
    sentence: {
      text: 'まさかの敗戦の翌朝も走る選手を、町は迎えた。',
      nouns: ['敗戦の', '翌朝も'],
      predicates: ['走る', '迎えた'],
      head: '敗戦の',
    },
    explanation:
      '思いがけないのは「敗戦」。翌朝は、かならず来ます。副詞だった「まさか」が、「の」を借りて名詞を飾る形になりました。',
  },
  {
    id: 'sentsuji-402',
    level: 5,
    bunsetsu: 'なぜ',
    type: 'renyou',
    sentence: {
      text: 'なぜ止まった時計を捨てないのかと、娘が聞く。',
      nouns: [],
      predicates: ['止まった', '捨てないのかと', '聞く'],
      head: '捨てないのかと',
    },
    explanation:
      '「か」で結ぶ問いを呼ぶのが「なぜ」。尋ねているのは捨てない理由で、止まった理由ではありません。「聞く」は、その問いを外から包みます。',
  },
  {
    id: 'sentsuji-403',
    level: 5,
    bunsetsu: 'おそらく',
    type: 'renyou',
    sentence: {
      text: 'おそらく降り出した雨は朝までやまないだろう。',
      nouns: [],
      predicates: ['降り出した', 'やまないだろう'],
      head: 'やまないだろう',
    },
    explanation:
      '推量の「だろう」を予告する副詞です。降り出したのは見てわかること。先のことを言う「やまないだろう」が受けます。',
  },
  {
    id: 'sentsuji-204',
    level: 5,
    bunsetsu: '多くの',
    type: 'rentai',
    sentence: {
      text: '多くの鳥が渡る湖で、父は育った。',
      nouns: ['鳥が', '湖で'],
      predicates: ['渡る', '育った'],
      head: '鳥が',
    },
    explanation:
      '数を言っているのは「鳥」で、「湖」はひとつです。「多い鳥」とは言いにくいので、名詞の前では「多くの」と形を借ります。',
  },
  {
    id: 'sentsuji-404',
    level: 5,
    bunsetsu: '多く',
    type: 'renyou',
    sentence: {
      text: 'この貝は多く潮の引いた浜にすむ。',
      nouns: ['潮の', '浜に'],
      predicates: ['引いた', 'すむ'],
      head: 'すむ',
    },
    explanation:
      'おもに、という意味で、すむ場所の片寄りを言います。「引いた」は潮の一度の動きで、片寄りません。受けるのは「すむ」です。',
  },
  {
    id: 'sentsuji-405',
    level: 5,
    bunsetsu: 'いずれ',
    type: 'renyou',
    sentence: {
      text: 'いずれ生まれ育った町へ帰ると、父は言った。',
      nouns: [],
      predicates: ['生まれ育った', '帰ると', '言った'],
      head: '帰ると',
    },
    explanation:
      'これから先を言う副詞なので、過去の「生まれ育った」や「言った」には合いません。ことばの中身「帰る」で止まります。',
  },
  {
    id: 'sentsuji-406',
    level: 5,
    bunsetsu: '背丈ほどもある',
    type: 'rentai',
    sentence: {
      text: '背丈ほどもある隣の畑のひまわりが、こちらを向く。',
      nouns: ['隣の', '畑の', 'ひまわりが'],
      predicates: [],
      head: 'ひまわりが',
    },
    explanation:
      '高さをくらべられるのは、立っているもの。「隣」も「畑」も横に広がるだけで、背はありません。最後の「ひまわり」まで進みます。',
  },
  {
    id: 'sentsuji-407',
    level: 5,
    bunsetsu: '単に',
    type: 'renyou',
    sentence: {
      text: '単に祖母の編んだ帽子を忘れただけだ。',
      nouns: ['祖母の', '帽子を'],
      predicates: ['編んだ', '忘れただけだ'],
      head: '忘れただけだ',
    },
    explanation:
      '「だけだ」と組んで、ほかに訳はない、と言う副詞です。「編んだ」には「だけ」がありません。呼び合うことばを文末に探します。',
  },
  {
    id: 'sentsuji-211',
    level: 5,
    bunsetsu: '単なる',
    type: 'rentai',
    sentence: {
      text: '単なるうわさの出どころを調べに、記者が走る。',
      nouns: ['うわさの', '出どころを'],
      predicates: ['調べに', '走る'],
      head: 'うわさの',
    },
    explanation:
      'それだけのこと、と軽く見られたのは「うわさ」です。「出どころ」のほうは、軽くないかもしれません。だから記者が走ります。',
  },
  {
    id: 'sentsuji-408',
    level: 5,
    bunsetsu: '屋根に雪の残る',
    type: 'rentai',
    sentence: {
      text: '屋根に雪の残る山あいの宿へ、荷物を送る。',
      nouns: ['山あいの', '宿へ', '荷物を'],
      predicates: [],
      head: '宿へ',
    },
    explanation:
      '屋根のあるのは「宿」です。「山あい」は土地なので、屋根を持てません。飾りの中の名詞が、相手を教えてくれます。',
  },
  {
    id: 'sentsuji-409',
    level: 5,
    bunsetsu: 'どんなに',
    type: 'renyou',
    sentence: {
      text: 'どんなに消えた火をあおいでも、鍋は煮えない。',
      nouns: [],
      predicates: ['消えた', 'あおいでも', '煮えない'],
      head: 'あおいでも',
    },
    explanation:
      '「でも」で受ける副詞です。「煮えない」の打ち消しに引かれますが、程度をいくら重ねても、と言うのは「あおいでも」。',
  },
  {
    id: 'sentsuji-410',
    level: 5,
    bunsetsu: '思わず',
    type: 'renyou',
    sentence: {
      text: '思わず空を飛ぶ象の絵に見とれた。',
      nouns: ['空を', '象の'],
      predicates: ['飛ぶ', '見とれた'],
      head: '見とれた',
    },
    explanation:
      'こらえきれずに、と心の動きを言います。象は思いのままに飛んでいるのですから、合うのは「見とれた」。「ず」なら連用です。',
  },
  {
    id: 'sentsuji-238',
    level: 5,
    bunsetsu: '思わぬ',
    type: 'rentai',
    sentence: {
      text: '思わぬ昼の来客に慌てて、菓子を買う。',
      nouns: ['昼の', '来客に'],
      predicates: ['慌てて', '買う'],
      head: '来客に',
    },
    explanation:
      '予想しなかったのは「来客」です。昼は毎日来ます。「ぬ」は打ち消しの古い連体の形で、名詞を待って止まります。',
  },
  {
    id: 'sentsuji-411',
    level: 5,
    bunsetsu: '宛名のない',
    type: 'rentai',
    sentence: {
      text: '宛名のない引き出しの奥の封筒を、母は開けなかった。',
      nouns: ['引き出しの', '奥の', '封筒を'],
      predicates: [],
      head: '封筒を',
    },
    explanation: '宛名を書く場所は「封筒」にしかありません。「引き出し」と「奥」は、しまってあった場所です。',
  },
  {
    id: 'sentsuji-412',
    level: 5,
    bunsetsu: 'ぜひ',
    type: 'renyou',
    sentence: {
      text: 'ぜひ晴れた日に、古い石段を歩いてみてください。',
      nouns: [],
      predicates: ['晴れた', '古い', '歩いてみてください'],
      head: '歩いてみてください',
    },
    explanation: '願いや勧めを強める副詞で、「ください」が受けます。晴れるのも古いのも、人には頼めません。',
  },
  {
    id: 'sentsuji-273',
    level: 6,
    bunsetsu: '本当に',
    type: 'renyou',
    sentence: {
      text: '本当に足の冷える朝は、湯たんぽを抱く。',
      nouns: ['足の', '朝は'],
      predicates: ['冷える', '抱く'],
      head: '冷える',
    },
    explanation: 'うそか本当かではなく、程度を言って「冷える」へ。読点の向こうの「抱く」は、その寒さの後始末です。',
    readings: [['抱', 'だ']],
  },
  {
    id: 'sentsuji-413',
    level: 6,
    bunsetsu: '本当の',
    type: 'rentai',
    sentence: {
      text: '本当の理由の半分も話せず、友と別れた。',
      nouns: ['理由の', '半分も'],
      predicates: ['話せず', '別れた'],
      head: '理由の',
    },
    explanation:
      'うそと入れ替えられるのは「理由」です。「半分」は分量で、うそも本当もありません。もとの意味は、「の」のつく連体のほうに残っています。',
    readings: [['半分も', 'はんぶんも']],
  },
  {
    id: 'sentsuji-414',
    level: 6,
    bunsetsu: '人の乗らない',
    type: 'rentai',
    sentence: {
      text: '人の乗らない列車の窓の明かりが、鉄橋を渡る。',
      nouns: ['列車の', '窓の', '明かりが'],
      predicates: [],
      head: '列車の',
    },
    explanation:
      '人が乗れるのは「列車」だけです。渡っていくのは明かりでも、飾りの相手は別。述語に引かれて選ばないように。',
  },
  {
    id: 'sentsuji-415',
    level: 6,
    bunsetsu: '何よりも',
    type: 'renyou',
    sentence: {
      text: '何よりも怖いのは、慣れた道で油断することだ。',
      nouns: [],
      predicates: ['怖いのは', '慣れた', '油断する'],
      head: '怖いのは',
    },
    explanation: 'くらべて、いちばんだと言うのですから、程度のある「怖い」へ。文の後ろで述べるのは、その中身です。',
  },
  {
    id: 'sentsuji-416',
    level: 6,
    bunsetsu: '余計に',
    type: 'renyou',
    sentence: {
      text: '余計に疲れる近道を、父が選ぶ。',
      nouns: ['近道を', '父が'],
      predicates: ['疲れる', '選ぶ'],
      head: '疲れる',
    },
    explanation:
      '前よりもっと、という意味で「疲れる」を強めます。父が選ぶのは一度きり。「余計な道」なら、要らない道という連体です。',
  },
  {
    id: 'sentsuji-251',
    level: 6,
    bunsetsu: '余計な',
    type: 'rentai',
    sentence: {
      text: '余計な帰りぎわのひと言で、母が黙り、箸が止まる。',
      nouns: ['帰りぎわの', 'ひと言で'],
      predicates: ['黙り', '止まる'],
      head: 'ひと言で',
    },
    explanation:
      '要らなかったのは「ひと言」。帰りぎわは、出てきた折を言うだけです。「余計に」と「に」になると、いっそう、の意味へ少しずれます。',
    readings: [['ひと言', 'ひとこと']],
  },
  {
    id: 'sentsuji-417',
    level: 6,
    bunsetsu: '言われるままに',
    type: 'renyou',
    sentence: {
      text: '言われるままに曲がった先で、道が途切れ、川が現れた。',
      nouns: [],
      predicates: ['曲がった', '途切れ', '現れた'],
      head: '曲がった',
    },
    explanation: '人のことばに従って動いたのは「曲がった」人。道も川も、人の言うことは聞きません。',
    readings: [['人', 'ひと']],
  },
  {
    id: 'sentsuji-418',
    level: 6,
    bunsetsu: '足をけがした',
    type: 'rentai',
    sentence: {
      text: '足をけがした猫の寝床の毛布を、日に干す。',
      nouns: ['猫の', '寝床の', '毛布を'],
      predicates: [],
      head: '猫の',
    },
    explanation:
      'けがをするのは「猫」です。「寝床」も「毛布」も、その猫のための物。「の」でつながる列の、先頭が答えになります。',
  },
  {
    id: 'sentsuji-419',
    level: 6,
    bunsetsu: 'まるで',
    type: 'renyou',
    sentence: {
      text: 'まるで住み慣れた家にいるように、客は足を伸ばした。',
      nouns: [],
      predicates: ['住み慣れた', 'いるように', '伸ばした'],
      head: 'いるように',
    },
    explanation:
      'たとえの「ように」を予告する副詞です。「住み慣れた」に「よう」はありません。呼び合うことばが出るまで、気を長く持ちます。',
  },
  {
    id: 'sentsuji-420',
    level: 6,
    bunsetsu: 'ひどい',
    type: 'rentai',
    sentence: {
      text: 'ひどい九州の雨を案じて、叔母に便りを書く。',
      nouns: ['九州の', '雨を'],
      predicates: ['案じて', '便りを書く'],
      head: '雨を',
    },
    explanation: '激しいのは「雨」。土地の名を悪く言っているのではありません。地名は、どこの雨かを言う通り道です。',
  },
  {
    id: 'sentsuji-263',
    level: 6,
    bunsetsu: 'ひどく',
    type: 'renyou',
    sentence: {
      text: 'ひどく静かな家に、電話が鳴る。',
      nouns: ['家に', '電話が'],
      predicates: ['静かな', '鳴る'],
      head: '静かな',
    },
    explanation:
      '悪い意味は薄れ、程度の大きさだけが残りました。静けさを強めて「静かな」へ。鳴り方を言うなら、電話の後ろに置きたいところです。',
  },
  {
    id: 'sentsuji-421',
    level: 6,
    bunsetsu: '会ったことのない',
    type: 'rentai',
    sentence: {
      text: '会ったことのない祖父の癖の話を、母がする。',
      nouns: ['祖父の', '癖の', '話を'],
      predicates: [],
      head: '祖父の',
    },
    explanation:
      '会う相手は人ですから「祖父」。「癖」にも「話」にも会えません。会えない人が、話の中で少し近くなります。',
  },
  {
    id: 'sentsuji-422',
    level: 6,
    bunsetsu: '会えないまま',
    type: 'renyou',
    sentence: {
      text: '会えないまま過ぎた月日を数え、便りを書く。',
      nouns: [],
      predicates: ['過ぎた', '数え', '書く'],
      head: '過ぎた',
    },
    explanation:
      '「まま」は、その状態が続くあいだのこと。続いていたのは「過ぎた」月日です。書くのは、状態を破ろうとする手。',
  },
  {
    id: 'sentsuji-423',
    level: 6,
    bunsetsu: '別の',
    type: 'rentai',
    sentence: {
      text: '別の道の先に見えた寺へ、父が急ぐ。',
      nouns: ['道の', '先に'],
      predicates: ['見えた', '急ぐ'],
      head: '道の',
    },
    explanation:
      'ほかにもあるのは「道」です。「先」は、その道をたどった向こう。「別に行く」と「に」になれば、行き方を言う連用に変わります。',
  },
  {
    id: 'sentsuji-258',
    level: 6,
    bunsetsu: '別に',
    type: 'renyou',
    sentence: {
      text: '別に高い店へ、毎晩行きたくはない。',
      nouns: ['店へ', '毎晩'],
      predicates: ['高い', '行きたくはない'],
      head: '行きたくはない',
    },
    explanation:
      'とりたてて、の意味で打ち消しを待ちます。「高い」を通り過ぎ、「行きたくはない」へ。分けて、の意味の「別に」なら「別に包む」。',
  },
  {
    id: 'sentsuji-424',
    level: 6,
    bunsetsu: '知らぬ間に',
    type: 'renyou',
    sentence: {
      text: '知らぬ間に閉めたはずの窓が開き、冷たい風が入る。',
      nouns: [],
      predicates: ['閉めたはずの', '開き', '冷たい'],
      head: '開き',
    },
    explanation:
      '気づかないうちに起きたのは「開き」。閉めたのは覚えがあるから「はず」と言います。「冷たい」は入ってきた風の話です。',
    readings: [['開き', 'あき']],
  },
  {
    id: 'sentsuji-425',
    level: 6,
    bunsetsu: '背の伸びた',
    type: 'rentai',
    sentence: {
      text: '背の伸びた近所の子の靴を、玄関にそろえる。',
      nouns: ['近所の', '子の', '靴を'],
      predicates: [],
      head: '子の',
    },
    explanation:
      '伸びるのは「子」の背です。靴は大きくなっても、伸びたとは言いません。「近所の」は、どこの子かを言うだけ。',
  },
  {
    id: 'sentsuji-268',
    level: 6,
    bunsetsu: '大きな声で',
    type: 'renyou',
    sentence: {
      text: '大きな声で耳の遠い祖父に話しかける。',
      nouns: ['耳の', '祖父に'],
      predicates: ['遠い', '話しかける'],
      head: '話しかける',
    },
    explanation:
      '「大きな」は、まず「声」を飾り、「で」がその全体を動詞へ運びます。着いた先は「話しかける」。「遠い」は耳の話です。',
  },
  {
    id: 'sentsuji-426',
    level: 6,
    bunsetsu: '大きな声の',
    type: 'rentai',
    sentence: {
      text: '大きな声の店員の後ろで黙る主人が、魚を選ぶ。',
      nouns: ['店員の', '後ろで'],
      predicates: ['黙る', '選ぶ'],
      head: '店員の',
    },
    explanation:
      '声を出しているのは「店員」。後ろの主人は黙っています。「で」なら動詞、「の」なら名詞と、末尾の一字で全体の役が決まります。',
  },
  {
    id: 'sentsuji-427',
    level: 6,
    bunsetsu: '口の堅い',
    type: 'rentai',
    sentence: {
      text: '口の堅い夜勤の医者のひと言に、皆が耳を澄ます。',
      nouns: ['夜勤の', '医者の', 'ひと言に'],
      predicates: [],
      head: '医者の',
    },
    explanation: '秘密を守るのは「医者」。夜勤は働く時間で、「ひと言」は、その口がめずらしく開いた証拠です。',
  },
  {
    id: 'sentsuji-428',
    level: 6,
    bunsetsu: '目の不自由な',
    type: 'rentai',
    sentence: {
      text: '目の不自由な客の指先が、点字の値札を読む。',
      nouns: ['客の', '指先が', '値札を'],
      predicates: [],
      head: '客の',
    },
    explanation:
      '不自由なのは「客」の目です。指先は、むしろよく働いています。「目の」は「不自由な」の主語にあたります。',
  },
  {
    id: 'sentsuji-429',
    level: 6,
    bunsetsu: 'なにげなく',
    type: 'renyou',
    sentence: {
      text: 'なにげなく破れた地図を床に広げた。',
      nouns: ['地図を', '床に'],
      predicates: ['破れた', '広げた'],
      head: '広げた',
    },
    explanation:
      'これという考えもなしに手を動かしたのは「広げた」人。地図は、考えて破れたわけではありません。「なにげない」なら名詞へ。',
    readings: [['人', 'ひと']],
  },
  {
    id: 'sentsuji-290',
    level: 6,
    bunsetsu: 'なにげない',
    type: 'rentai',
    sentence: {
      text: 'なにげない湯を注ぐしぐさに、客が見とれる。',
      nouns: ['湯を', 'しぐさに'],
      predicates: ['注ぐ', '見とれる'],
      head: 'しぐさに',
    },
    explanation:
      '深い考えのないのは「しぐさ」で、湯には考えがありません。名詞と動詞をまたいだ先に、飾られる名詞が待っていました。',
  },
  {
    id: 'sentsuji-430',
    level: 6,
    bunsetsu: 'あとで',
    type: 'renyou',
    sentence: {
      text: 'あとで読もうと思った本が、棚からあふれる。',
      nouns: [],
      predicates: ['読もうと', '思った', 'あふれる'],
      head: '読もうと',
    },
    explanation:
      '思ったのは、もう前のこと。先へ延ばしたのは「読もう」という心づもりです。心の中のことばに、副詞が入りこんでいます。',
  },
  {
    id: 'sentsuji-431',
    level: 6,
    bunsetsu: 'まだ誰も飲まない',
    type: 'rentai',
    sentence: {
      text: 'まだ誰も飲まない会議室の机の茶が、冷めていく。',
      nouns: ['会議室の', '机の', '茶が'],
      predicates: [],
      head: '茶が',
    },
    explanation:
      '飲めるものを待ち、部屋と机を見送って「茶」へ。飾りは「飲まない」で終わりますが、動詞のほうは相手ではありません。',
  },
  {
    id: 'sentsuji-432',
    level: 6,
    bunsetsu: '香りの強い',
    type: 'rentai',
    sentence: {
      text: '香りの強い2階の花の名を、大家に尋ねる。',
      nouns: ['2階の', '花の', '名を'],
      predicates: [],
      head: '花の',
    },
    explanation: '香るのは「花」です。2階は花の居場所、名は花の呼び名。どちらも、香りを出しているもとではありません。',
  },
  {
    id: 'sentsuji-299',
    level: 6,
    bunsetsu: 'さすがに',
    type: 'renyou',
    sentence: {
      text: 'さすがに鍛えた足も坂では震え始めた。',
      nouns: ['足も', '坂では'],
      predicates: ['鍛えた', '震え始めた'],
      head: '震え始めた',
    },
    explanation:
      '平気なはずのものでも、という気持ちの副詞です。鍛えたことは平気の側。その逆の「震え始めた」に届いて、意味がそろいます。',
  },
  {
    id: 'sentsuji-433',
    level: 6,
    bunsetsu: 'さすがの',
    type: 'rentai',
    sentence: {
      text: 'さすがの名人の指も凍える朝、湯を沸かす。',
      nouns: ['名人の', '指も'],
      predicates: ['凍える', '沸かす'],
      head: '名人の',
    },
    explanation:
      'あの強い、と一目置かれるのは「名人」です。指は、その名人のもの。「さすがに凍える」と「に」なら、凍えたことのほうへ。',
    readings: [['一目置', 'いちもくお']],
  },
  {
    id: 'sentsuji-434',
    level: 6,
    bunsetsu: '使い込んだ',
    type: 'rentai',
    sentence: {
      text: '使い込んだ大工のかんなの音が、朝の路地に響く。',
      nouns: ['大工の', 'かんなの', '音が'],
      predicates: [],
      head: 'かんなの',
    },
    explanation:
      '使い込むのは道具の「かんな」。「大工」は使った人、「音」は使うと出るもの。人と物と音の中から、手になじむものを選びます。',
  },
  {
    id: 'sentsuji-435',
    level: 6,
    bunsetsu: 'いっそ',
    type: 'renyou',
    sentence: {
      text: 'いっそ壊れて動かない自転車を捨てようか。',
      nouns: [],
      predicates: ['壊れて', '動かない', '捨てようか'],
      head: '捨てようか',
    },
    explanation:
      '思い切って、と決心を促す副詞です。壊れたのは決心ではありません。「ようか」と心が動くところまで待ちます。',
  },
  {
    id: 'sentsuji-436',
    level: 6,
    bunsetsu: '自然に',
    type: 'renyou',
    sentence: {
      text: '自然に切った指の傷がふさがる。',
      nouns: ['指の', '傷が'],
      predicates: ['切った', 'ふさがる'],
      head: 'ふさがる',
    },
    explanation:
      'ひとりでに、の意味です。うっかりでも刃物で切ったのは人の手。手を借りずに進むのは、傷の「ふさがる」ほうでした。',
  },
  {
    id: 'sentsuji-253',
    level: 6,
    bunsetsu: '自然の',
    type: 'rentai',
    sentence: {
      text: '自然の風で冷やす部屋に、虫が入る。',
      nouns: ['風で', '部屋に'],
      predicates: ['冷やす', '入る'],
      head: '風で',
    },
    explanation:
      '人の手によらないのは「風」です。「自然な」なら無理のない、の意味で連体。動詞の前の「自然に」は、ひとりでに、の意味にもなります。',
  },
  {
    id: 'sentsuji-437',
    level: 6,
    bunsetsu: '切手の足りない',
    type: 'rentai',
    sentence: {
      text: '切手の足りない弟への祝いの手紙が、戻ってきた。',
      nouns: ['弟への', '祝いの', '手紙が'],
      predicates: [],
      head: '手紙が',
    },
    explanation:
      '切手を貼るのは「手紙」です。「弟への」と「祝いの」は、宛先と用向きを言い添える別の飾り。三つの飾りが、ひとつの名詞に集まりました。',
  },
  {
    id: 'sentsuji-438',
    level: 6,
    bunsetsu: 'うっかり',
    type: 'renyou',
    sentence: {
      text: 'うっかり溶けて固まった砂糖を、塩と間違えた。',
      nouns: [],
      predicates: ['溶けて', '固まった', '間違えた'],
      head: '間違えた',
    },
    explanation:
      '気のゆるみは人のもの。砂糖が溶けるのも固まるのも、うっかりではありません。動詞三つの最後「間違えた」で、人が出てきます。',
  },
  {
    id: 'sentsuji-439',
    level: 6,
    bunsetsu: 'なかなかの',
    type: 'rentai',
    sentence: {
      text: 'なかなかの弟の料理に、父が黙ってうなずく。',
      nouns: ['弟の', '料理に'],
      predicates: ['黙って', 'うなずく'],
      head: '料理に',
    },
    explanation:
      'ほめことばの相手は、口にした「料理」です。弟をほめるのは食後になりそう。「の」がつくと、打ち消しを待つ癖が消えます。',
  },
  {
    id: 'sentsuji-280',
    level: 6,
    bunsetsu: 'なかなか',
    type: 'renyou',
    sentence: {
      text: 'なかなか兄の乗るバスが来ない。',
      nouns: ['兄の', 'バスが'],
      predicates: ['乗る', '来ない'],
      head: '来ない',
    },
    explanation:
      'じれる気持ちで打ち消しを待つ副詞です。兄が乗るのは決まったこと。待たされているのは「来ない」バスのほうです。',
  },
  {
    id: 'sentsuji-440',
    level: 6,
    bunsetsu: 'もう少しで',
    type: 'renyou',
    sentence: {
      text: 'もう少しで約束した時間を忘れるところで、電話が鳴った。',
      nouns: [],
      predicates: ['約束した', '忘れるところで', '鳴った'],
      head: '忘れるところで',
    },
    explanation:
      '危うく、の意味で「ところ」と呼び合います。約束は確かにしました。あと一歩で起きそうだったのは「忘れる」ことです。',
  },
  {
    id: 'sentsuji-441',
    level: 6,
    bunsetsu: '足の速い',
    type: 'rentai',
    sentence: {
      text: '足の速い隣町の選手の名前を、監督が覚える。',
      nouns: ['隣町の', '選手の', '名前を'],
      predicates: [],
      head: '選手の',
    },
    explanation:
      '速いのは走る人、「選手」です。町は動かず、名前は走りません。「足の」は「速い」の主語で、飾りの内側の話。',
  },
  {
    id: 'sentsuji-285',
    level: 6,
    bunsetsu: '目に見えて',
    type: 'renyou',
    sentence: {
      text: '目に見えて体重の減った犬を、医者に見せる。',
      nouns: ['体重の', '犬を'],
      predicates: ['減った', '見せる'],
      head: '減った',
    },
    explanation:
      'はっきりわかるほど、と変わり方を言うので「減った」へ。犬を見せるのは、それからです。「目に見える変化」なら連体。',
  },
  {
    id: 'sentsuji-442',
    level: 6,
    bunsetsu: '目に見える',
    type: 'rentai',
    sentence: {
      text: '目に見える薬の効き目を待ち、暦をめくる。',
      nouns: ['薬の', '効き目を'],
      predicates: ['待ち', 'めくる'],
      head: '効き目を',
    },
    explanation:
      '待っているのは、それとわかる「効き目」。薬なら、はじめから見えています。「見えて」と「て」なら動詞へ、「る」なら名詞へ。',
  },
  {
    id: 'sentsuji-443',
    level: 6,
    bunsetsu: '表紙の取れた',
    type: 'rentai',
    sentence: {
      text: '表紙の取れた祖父の机の日記を、箱に戻す。',
      nouns: ['祖父の', '机の', '日記を'],
      predicates: [],
      head: '日記を',
    },
    explanation:
      '表紙がついていたのは「日記」です。祖父にも机にも、表紙はありません。「表紙の」が、相手は本の形だと知らせています。',
  },
  {
    id: 'sentsuji-444',
    level: 6,
    bunsetsu: 'めっきり',
    type: 'renyou',
    sentence: {
      text: 'めっきり笑うことの減った父に、犬を贈る。',
      nouns: [],
      predicates: ['笑う', '減った', '贈る'],
      head: '減った',
    },
    explanation:
      '目立って変わった、と言う副詞なので、変化の動詞を探します。「笑う」は変化でなく、「減った」が変化です。',
  },
  {
    id: 'sentsuji-254',
    level: 6,
    bunsetsu: '一面に',
    type: 'renyou',
    sentence: {
      text: '一面に菜の花が咲く土手を、列車が通る。',
      nouns: ['菜の花が', '土手を'],
      predicates: ['咲く', '通る'],
      head: '咲く',
    },
    explanation:
      '見渡すかぎり広がるのは、花の「咲く」様子です。列車の通り道は線路の幅しかありません。「一面の菜の花」なら、広がりごと花を指します。',
  },
  {
    id: 'sentsuji-445',
    level: 6,
    bunsetsu: '一面の',
    type: 'rentai',
    sentence: {
      text: '一面の風に揺れる菜の花を、列車が横切る。',
      nouns: ['風に', '菜の花を'],
      predicates: ['揺れる', '横切る'],
      head: '菜の花を',
    },
    explanation:
      '畑を覆っているのは「菜の花」。風も吹き渡りますが、「一面の風」とは言いません。あいだの「風に揺れる」は、もうひとつの飾りです。',
  },
  {
    id: 'sentsuji-446',
    level: 6,
    bunsetsu: '転ばないように',
    type: 'renyou',
    sentence: {
      text: '転ばないように凍った石段を踏みしめ、鐘をつく。',
      nouns: [],
      predicates: ['凍った', '踏みしめ', 'つく'],
      head: '踏みしめ',
    },
    explanation:
      '用心は、足の動き「踏みしめ」に表れます。石段は用心なしに凍りました。「ように」の前と後ろで、する人がそろうかを見ます。',
  },
  {
    id: 'sentsuji-447',
    level: 6,
    bunsetsu: '手伝うつもりで',
    type: 'renyou',
    sentence: {
      text: '手伝うつもりで重そうな箱を持つと、空だった。',
      nouns: [],
      predicates: ['重そうな', '持つと', '空だった'],
      head: '持つと',
    },
    explanation: 'つもりがあってしたのは「持つ」ことです。重そうに見えたのは箱の勝手。勢いあまった腕が、宙に浮きます。',
    readings: [['空だった', 'からだった']],
  },
  {
    id: 'sentsuji-257',
    level: 6,
    bunsetsu: '適当に',
    type: 'renyou',
    sentence: {
      text: '適当に落ちた枝をひもで束ねる。',
      nouns: ['枝を', 'ひもで'],
      predicates: ['落ちた', '束ねる'],
      head: '束ねる',
    },
    explanation:
      '加減を決めるのは人ですから、枝の「落ちた」は飛ばします。「束ねる」のが、ほどよいか、いい加減か。どちらにしても連用です。',
  },
  {
    id: 'sentsuji-448',
    level: 6,
    bunsetsu: '適当な',
    type: 'rentai',
    sentence: {
      text: '適当な、雨をしのげる軒を路地で探す。',
      nouns: ['雨を', '軒を'],
      predicates: ['しのげる', '探す'],
      head: '軒を',
    },
    explanation:
      'ちょうどよさを求められているのは「軒」。「雨をしのげる」は、その条件です。「な」の次にすぐ名詞が来ても、相手とはかぎりません。',
  },
  {
    id: 'sentsuji-449',
    level: 6,
    bunsetsu: '弁当のおいしい',
    type: 'rentai',
    sentence: {
      text: '弁当のおいしい駅前の店の前で、列が伸びる。',
      nouns: ['駅前の', '店の', '前で'],
      predicates: [],
      head: '店の',
    },
    explanation:
      '弁当を売るのは「店」。「駅前」は場所で、「前」は並ぶところです。名詞が三つ並び、答えは真ん中にあります。',
  },
  {
    id: 'sentsuji-450',
    level: 6,
    bunsetsu: '一度も',
    type: 'renyou',
    sentence: {
      text: '一度も負けた試合を見返さず、次へ進む。',
      nouns: [],
      predicates: ['負けた', '見返さず', '進む'],
      head: '見返さず',
    },
    explanation:
      '回数に「も」がつくと、打ち消しと組みます。負けたのは、打ち消せない事実。「ず」のある「見返さず」が受けました。',
  },
];
