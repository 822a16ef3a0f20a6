import { groupList } from "../../../thesaurus/group-list.ts";

/**
 * These groups name accounts, security and people in the Portuguese of customers and of help pages.
 */
export const access = groupList(`
  entrar, iniciar sessão, fazer login, login, acessar, aceder, logar
  sair, terminar sessão, logout, encerrar sessão, deslogar
  bloqueado, sem acesso, não consigo entrar, perdi o acesso
  cadastrar, registar, registrar, criar conta, inscrever, cadastro, registo, abrir conta
  conta, perfil, usuário, cadastro
  nome de usuário, nome de utilizador, usuário, login
  entrar na minha conta, entrar na conta, acessar minha conta, aceder à conta, iniciar sessão, fazer login, acesso à conta, entrar … conta, acessar … conta, aceder … conta
  não me deixa entrar, não consigo acessar, não consigo aceder, não consigo fazer login, problemas de acesso, fazer login, iniciar sessão
  me expulsa, põe-me fora, me desconecta, sai sozinho, sessão expirada
  volta para a mesma tela, volta ao mesmo ecrã, pede para entrar de novo, fazer login, iniciar sessão
  ficar conectado, manter a sessão, continuar conectado, lembrar de mim
  conectado em outro, sessão aberta noutro, terminar sessão em todos os dispositivos, sessões ativas
  quem entrou, quem acessou, acessos recentes, atividade da conta, sessões ativas
  sair de todos os dispositivos, deslogar de todos, encerrar todas as sessões, terminar todas as sessões
  conta bloqueada, bloquearam minha conta, conta suspensa, desbloquear conta
  muitas tentativas, demasiadas tentativas, tentativas falhadas, conta bloqueada temporariamente, desbloquear
  entrar com google, login com google, iniciar sessão com google, conta google, entrar … google
  entrar com facebook, login com facebook, iniciar sessão com facebook, conta facebook
  entrar com apple, login com apple, iniciar sessão com apple, conta apple
  login único, sso, início de sessão único
  fazer uma conta, abrir uma conta, criar conta, cadastro, registo
  me cadastrar, me registrar, registar-me, criar conta, cadastro
  sem cadastro, sem registo, sem conta, como convidado
  duas contas, várias contas, outra conta, segunda conta, conta duplicada
  meus dados, dados pessoais, perfil, informações pessoais
  credenciais, dados de acesso, usuário e senha, login e senha
  senha, palavra-passe, password, pin, código de acesso, chave
  esqueci a senha, senha esquecida, recuperar senha, redefinir senha, perdi a senha
  dois fatores, 2fa, verificação em duas etapas, autenticação de dois fatores, duas etapas
  código de recuperação, chave de recuperação, código de emergência
  código de verificação, código de confirmação, código de segurança
  senha, palavra-passe, código de acesso, pin
  senha errada, não aceita a senha, não aceita a palavra-passe, senha incorreta, palavra-passe incorreta, não … aceita … senha, não … aceita … palavra-passe
  não lembro a senha, não me lembro da palavra-passe, esqueci a palavra-passe, senha esquecida, redefinir senha, repor palavra-passe, esqueci … senha, esqueci … palavra-passe, não … lembro … senha, não … lembro … palavra-passe, perdi … senha
  mudar a senha, senha nova, nova palavra-passe, alterar senha, alterar palavra-passe, mudar … senha, trocar … senha, alterar … senha, mudar … palavra-passe, alterar … palavra-passe
  senha forte, requisitos da senha, senha fraca, palavra-passe segura
  gerenciador de senhas, gestor de palavras-passe, guardar senhas
  não lembro o e-mail, não sei qual e-mail, e-mail cadastrado, e-mail registado
  e-mail antigo, não tenho mais esse e-mail, alterar e-mail, sem acesso ao e-mail
  trocar o e-mail, novo e-mail, outro e-mail, alterar e-mail, mudar endereço de e-mail, trocar … e-mail, mudar … e-mail, alterar … e-mail
  não chega o código, código não chegou, não recebi o código, não recebo o sms, código de verificação, não … chega … código, não … recebo … código, código … não … chega
  sms, mensagem de texto, torpedo
  aplicativo de autenticação, aplicação de autenticação, autenticador, google authenticator
  perdi o celular do código, sem acesso ao segundo fator, código de recuperação, desativar verificação em duas etapas
  chave de segurança, chave de acesso, passkey
  impressão digital, biometria, reconhecimento facial, face id, rosto
  pin esquecido, esqueci o pin, pin bloqueado, desbloquear pin
  segurança, proteção, seguro, proteger
  hackeado, invadido, conta roubada, phishing
  criptografia, criptografado, encriptado, cifrado
  privado, confidencial, secreto, pessoal
  privacidade, proteção de dados, dados pessoais, lgpd, rgpd
  cookies, rastreamento, consentimento
  consentimento, autorização, aprovação
  termos, condições, regras, regulamento
  alguém entrou, entraram na minha conta, conta comprometida, acesso não autorizado, hackeado, alguém entrou … conta
  me hackearam, invadiram minha conta, roubaram minha conta, conta hackeada, recuperar conta
  estão se passando por mim, faz-se passar por mim, roubo de identidade, perfil falso, falsidade
  e-mail estranho, mensagem estranha, e-mail suspeito, mensagem fraudulenta, phishing
  é verdadeiro, é falso, é confiável, é de confiança, fraude
  vírus, malware, antivírus, programa malicioso
  vazamento de dados, fuga de dados, dados vazados, violação de dados
  estão me espionando, me vigiam, privacidade, rastreamento
  quem vê os meus dados, privacidade, visibilidade
  o que sabem de mim, que dados guardam, dados que recolhemos, dados que coletamos, cópia dos meus dados
  vender meus dados, partilhar os meus dados, dados a terceiros, política de privacidade
  quanto tempo guardam, conservação de dados, retenção de dados, prazo de conservação
  onde ficam os dados, localização dos dados, servidores, hospedagem de dados
  aceitar cookies, recusar cookies, aviso de cookies, banner de cookies, preferências de cookies
  letras miúdas, letras pequenas, condições, termos e condições
  denunciar, reportar, denúncia, conteúdo impróprio
  assédio, insultos, abuso, ameaças
  bloquear alguém, bloquear uma pessoa, bloquear contato, bloquear usuário, bloquear contacto
  desbloquear, tirar o bloqueio, desbloqueio
  colega, membro da equipe, membro da equipa, funcionário, colaborador, empregado
  membro, participante, usuário, utilizador
  equipe, equipa, grupo, organização, time
  convidado, visitante, externo
  função, permissão, direito, nível de acesso, papel
  administrador, admin, gestor, proprietário, responsável
  proprietário, dono, titular
  transferir a propriedade, mudar de titular, novo dono, trocar a titularidade
  acesso, entrada, acessar
  licença, chave de licença, número de série
  cliente, comprador, consumidor
  vendedor, lojista, loja, fornecedor
  empresa, companhia, negócio, organização, firma
  funcionário novo, novo colaborador, recém-contratado, adicionar membro, novo usuário, novo utilizador
  meu chefe, minha chefe, patrão, patroa, responsável, administrador
  quem criou a conta, quem configurou, quem montou, proprietário, administrador
  saiu da empresa, já não trabalha aqui, não trabalha mais aqui, deixou a empresa, ex-funcionário, remover membro
  o dono saiu, o administrador saiu, transferir a propriedade, mudar o proprietário
  passar a conta, pôr no nome de outro, colocar no nome de outra, troca de titularidade, mudança de titular, transferir a propriedade, passar … para o nome, pôr … no nome, colocar … no nome
  meu contador, contabilista, contabilidade, escritório de contabilidade
  autônomo, trabalhador independente, freelancer, colaborador externo, usuário externo
  estagiário, funcionário temporário, aprendiz
  sócio, membro
  alguém de fora, pessoa externa, convidado, externo
  minha mulher, meu marido, minha esposa, namorado, namorada, cônjuge, familiar
  meu filho, minha filha, os miúdos, as crianças, menor, filhos
  meus pais, minha mãe, meu pai, minha avó, familiar
  colega de quarto, colega de casa, roommate, outra pessoa
  duas pessoas, várias pessoas, mais gente, mais usuários, vários utilizadores
  quantas pessoas, quantos usuários, quantos utilizadores, número de usuários, limite de utilizadores
  permissões, funções
  dar permissões, tornar administrador, virar administrador, mudar a função, dar … permissões
  tirar permissões, tirar de administrador, revogar acesso, mudar a função, tirar … acesso, tirar … permissões
  não tenho permissão, sem permissão, acesso negado, permissão negada, sem autorização
  o convite não chega, convite não chegou, convite não recebido, reenviar convite, convite expirado
  aceitar o convite, entrar na equipe, juntar-se à equipa
  espaço de trabalho, área de trabalho, workspace, ambiente
  setor, departamento, área, equipe
  filial, sede, sucursal, loja, agência
  pme, negócio, empresa, conta empresarial, cnpj
  pessoa física, particular, uso pessoal, cpf
  sem fins lucrativos, instituição de caridade, ong
  cliente, freguês
  candidato, requerente, solicitante
  procuração, em nome de, autorizado, tutor, representante
  conjunta, partilhada, em comum, cotitular
  só leitura, apenas ver, leitor
  no nome de outra pessoa, outra pessoa, terceiro, titular
  por mim, em meu nome, outra pessoa por mim, autorizar outra pessoa, representante
  controle parental, controlo parental, proteger as crianças, perfil infantil, restrição de idade
  registro de atividade, registo de atividade, quem mudou, quem mexeu, histórico de alterações, auditoria
  licença de usuário, licença de utilizador, número de licenças
`);
