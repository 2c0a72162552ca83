/** Opens the reference, and says in Portuguese what Swagger UI, which knows no other language, says in English. */
const WORDS = {
  Authorize: 'Entrar com token',
  'Available authorizations': 'Formas de entrar',
  Authorized: 'Com acesso',
  Logout: 'Esquecer',
  Close: 'Fechar',
  'Value:': 'Valor:',
  'Name:': 'Nome:',
  'In:': 'Em:',
  Name: 'Nome',
  Description: 'Descrição',
  Servers: 'Servidor',
  Parameters: 'Parâmetros',
  'No parameters': 'Sem parâmetros',
  'Request body': 'Corpo do pedido',
  Responses: 'Respostas',
  'Response body': 'Corpo da resposta',
  'Response headers': 'Cabeçalhos da resposta',
  'Server response': 'Resposta do servidor',
  'Request URL': 'Endereço do pedido',
  'Request duration': 'Duração do pedido',
  Code: 'Status',
  Details: 'Detalhes',
  Links: 'Ligações',
  'No links': 'Nenhuma',
  'Media type': 'Formato',
  'Controls ': 'Vale para o cabeçalho ',
  'Example Value': 'Exemplo',
  Schema: 'Forma',
  Schemas: 'Formas',
  'Try it out ': 'Experimentar',
  'Try it out': 'Experimentar',
  'Cancel ': 'Cancelar',
  Cancel: 'Cancelar',
  Reset: 'Desfazer',
  Execute: 'Enviar',
  Clear: 'Limpar',
  Download: 'Baixar',
  Undocumented: 'Sem descrição',
  required: 'obrigatório',
  Examples: 'Exemplos',
  'Default value': 'Valor padrão',
  'Available values': 'Valores possíveis',
  'Collapse all': 'Fechar tudo',
  'Expand all': 'Abrir tudo',
  'Headers:': 'Cabeçalhos:',
  Type: 'Tipo',
  'Loading…': 'Carregando…',
  'Edit Value': 'Conteúdo',
  ' header.': '.',
  'Send empty value': 'Enviar vazio',
};

const translate = root => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    // What the document itself says, and what people type, stays as it is.
    if (node.parentElement?.closest('.markdown, .renderedMarkdown, pre, textarea, code')) continue;
    const word = WORDS[node.data] ?? WORDS[node.data.trim()];
    if (word && word !== node.data) node.data = word;
  }
};

const PLACEHOLDERS = {
  'Filter by tag or path': 'Procurar por grupo ou endereço',
  'Filter by tag': 'Procurar por grupo',
};

const translatePlaceholders = () => {
  for (const input of reference.querySelectorAll('input[placeholder]'))
    if (input.placeholder in PLACEHOLDERS) input.placeholder = PLACEHOLDERS[input.placeholder];
};

const reference = document.getElementById('reference');
new MutationObserver(changes => {
  for (const { target } of changes) translate(target);
  translatePlaceholders();
}).observe(reference, { childList: true, subtree: true, characterData: true });

globalThis.SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: reference,
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  tagsSorter: 'alpha',
  validatorUrl: null,
});
