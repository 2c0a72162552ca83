/**
 * Words of four to six letters that a child of eight reads and types: lower case, no accents, none that sounds like
 * another, and none that children call each other. Three of them are a password (passphrase.ts).
 */
export const WORDS = (
  'abelha abraco abrigo abril acaso aceno acordo agulha aldeia alegre alface aluno ameixa amigo amora andar ' +
  'anel angu anjo apito arado arara areia arena argila arroz arte arvore atalho atleta atum aurora aveia avela ' +
  'aviso azeite azul bacia bala balde balsa bambu banana banco banho barco barra batata bazar berco bigode ' +
  'biombo bispo boia bola bolo bolso bonde boneca borda bosque bota botao branco brasa brilho brinco brisa ' +
  'broto bule buraco cabana cabelo cabra cacau cacho cacto cafe caixa caju caldo calha calma calor cama camelo ' +
  'camisa campo canal caneco canela caneta canil canja canoa canto cantor capa capuz carona carro carta casa ' +
  'casaco casca caule cavalo cebola ceia centro cereja cesta chale chapa chave cheiro chuva cidade cinema cinto ' +
  'cinza circo cisne clima coador cocar coelho cofre cola colete colo concha conto copo coral corda cordao ' +
  'coreto coroa coruja couve cravo creche creme crista cubo cuia cupim curral curva dado dama danca dardo dedo ' +
  'dente dezena diario disco dobra doce dragao duna ensino enxada erva escada escala escola escova escudo ' +
  'espaco espiga estojo fada faisca faixa falcao farda farol fava favo feijao feira ferias ferro festa figo ' +
  'fila filho filme fino fita fivela flauta flecha flor foca fogo fole folga folha folia fonte forno forte foto ' +
  'freio frota fruta funil futuro gaita galo galpao ganso garca garfo garoa gato gaveta gelo gema genio girafa ' +
  'girino globo goiaba gola goma gota grade gralha grama grande graos grato grilo grupo gruta guache guarda ' +
  'guia haste heroi hino horta hotel humor idade ideia igreja ilha imagem inhame isca jaca janela jardim jarra ' +
  'jarro jasmim jato jiboia jipe jogo joia jornal juba julho junho lacre lago lanche lapis lasca lata latao ' +
  'lazer leao lebre legume leite leitor lencol lenda lenha leque letra lilas lima limao limpo linda linha linho ' +
  'lirio livro lixa lobo loja lona longe lote lousa lugar lupa luva macio magia magica mago maio mala malva ' +
  'mamao mamute manga mangue mapa maraca marco marfim margem marola massa matriz melado melao melro menino ' +
  'menta mesa mestre metal metro mico milho mimosa miolo modelo moeda moinho mola molho morro morsa motor muda ' +
  'mundo mural museu musgo musica nabo nata navio neto neve ninho ninja nobre noite nome nota novelo nozes ' +
  'numero nuvem obra oceano oleo olho onda opera orelha orgao ornato ostra ouro oval ovelha pagina paiol palco ' +
  'palha palito palma pampa panda panela pano papaia papel parede parque passo pasta patim patio pato pausa ' +
  'peao pecego pedal pedra pegada peixe pente pepino pequi pera perola pesca piano picole pilar pilha pinha ' +
  'pino pintor pipa pipoca pique pirata piso pista pizza placa plano planta pluma poeira poema poeta polvo ' +
  'pomar pombo ponte porta porto poste posto pote potro praca prado praia prata prato prenda prova pudim pufe ' +
  'pulo puma pura quadro quarto quati queijo quilo radar raia rainha raio raiz ramo rampa raposa razao recado ' +
  'rede regra reino relva remo renda rico rima risada ritmo robalo roda rolha rosa rosto roupa roupao rubi ' +
  'rugido rumo sabao sabia sabor sabre saci sacola safira safra saia sala salada salsa salto samba sapato sapo ' +
  'sarau savana seda selim selo selva semana senha sereia serra sertao seta silva sinal sino sirene sitio sobra ' +
  'sofa soja solo sombra sono sopa sorte subida sucata suco surfe susto tabela tabua taca tacho taco talco ' +
  'talher talo tambor tampa tango tanque tapete tato tatu teatro tecido tecla teia tela tema templo tempo tenda ' +
  'terno terra texto tiara tigela tigre tijolo time tinta toalha toca toldo tomada tomate tonel topo toro torre ' +
  'torta treino trem trena trevo tribo trigo trilha trio trono tropa truta tubo tucano tulipa tunel turma turno ' +
  'uivo umbu unha uniao urna urso usina vagao vale valor valsa vapor varal vaso vela vento verao verde verso ' +
  'viagem vida viga vila vime viola virada visita visor vogal volta volume vulcao xarope xerife zebra zinco ' +
  'zona'
).split(' ');
