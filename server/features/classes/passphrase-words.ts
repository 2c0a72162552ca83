/**
 * Short words that a child of eight reads and types: lower case, no accents, none that sounds like another. Three of
 * them are a password.
 */
export const WORDS = (
  'abacate abelha abraco abril acordo agulha aldeia alegre alface aluno amarelo amigo amora anel anjo apito ' +
  'aquario arara areia arroz artista asa atleta aurora avental azeite azul bala balde baleia banana banco ' +
  'bandeja barco barra batata baunilha bermuda besouro bicho bigode bilhete bispo bola bolo bolso boneca borda ' +
  'bosque bota braco branco brasa brilho brisa broto buraco cabana cabelo cabra cacau cacto cadeira caderno ' +
  'caixa caju calor cama camelo caminho camisa campo canela caneta canguru canoa canto capa capivara caracol ' +
  'carro carta casa casaco castelo cavalo cebola cegonha cenoura centro cereja cesta chave cheiro chuva cidade ' +
  'cinema circo cisne clima cobra coelho coisa cola colete colher coqueiro coral corda coroa corrida coruja ' +
  'couve cravo creme cubo curva dado dama dedo dente deserto dezena disco doce dragao duna eco elefante escada ' +
  'escola escudo espiga esponja estrada estrela fada faisca farinha farol fazenda feijao feira ferro festa ' +
  'figo fila filme fita flauta flecha flor floresta foca fogo folha fonte formiga forno forte foto framboesa ' +
  'fruta fundo galho galinha galo ganso garfo garoa gato gelo girafa girassol gola gota grade gralha grama ' +
  'grande grilo gruta guia hora horta ideia igreja ilha inverno isca janela jardim jarra jasmim jato jogo joia ' +
  'jornal julho junho ladeira lago lagosta lama lanche laranja largo lata lebre legume leite lenda lenha leque ' +
  'letra leve lima limoeiro linda linha livro lobo loja lona louro lousa lua lugar luva luz macaco madeira ' +
  'maio mala malha mamute manga manha manto mapa marco margem marreco martelo massa mato medalha melado melro ' +
  'menta mesa metal milho mimosa moeda moinho mola montanha moreno morro mosca mula mundo museu nata navio ' +
  'neblina neve ninho noite nota novelo nozes nuvem oceano olho onda onze orelha orquidea ostra ouro ovelha ' +
  'padaria pagina palco palha palma panda panela pano papel parede parque pasta pato pedra peixe pena penha ' +
  'pente pera perna perola pescador pia piano pilha pinha pinheiro pintor pipoca pirata pista placa planeta ' +
  'plano planta poema polvo pomar ponte porta porto poste posto prado praia prata prato prego preto prima ' +
  'primo pulga pulo quadro quarto quase queijo quente quilo quinta rabanete rabo radar rainha raio raiz ramo ' +
  'raposa rato recado rede regra relva remo renda rico rio risada risco robalo roda rolha romance rosa rosto ' +
  'roupa rua ruivo sabia sabor sacola safira sala salada salto samba sapato sapo seda selo selva semana ' +
  'semente serra seta sete sino sirene sobrado sofa soja solo sombra sono sopa sorriso sorte suco susto tabela ' +
  'talher tamanho tambor tapete tarde tatu teatro tecido tela telha tempo tenda terra tesoura texto tigela ' +
  'tigre tijolo time tinta toalha toca tomate torre torta touca touro trem treze tribo trigo trilha tropa ' +
  'truta tucano tulipa turma urso urubu uva vaca vale varanda vaso vela veleiro vento verde vestido viagem ' +
  'vida vila vime vinte viola violeta violino visita vitrine volta zebra zelo zinco'
).split(' ');
