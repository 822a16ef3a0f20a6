import { groupList } from "../../../thesaurus/group-list.ts";

/** These groups name faults and messages in the Spanish of customers and of help pages. */
export const symptoms = groupList(`
  no funciona, roto, averiado, estropeado, falla, error, no va
  error, problema, fallo, avería, incidencia, falla
  solucionar, resolver, arreglar, solución, corregir
  bloqueado, colgado, congelado, no responde
  lento, lentitud, tarda, velocidad
  caído, fuera de línea, no disponible, sin servicio
  desaparecido, falta, perdido, no aparece, no encuentro
  incorrecto, erróneo, equivocado, mal
  duplicado, repetido, doble, dos veces
  no tira, no marcha, no anda, avería
  no arranca, no enciende, no se enciende, no prende, no inicia, muerto
  está muerto, no da señales, no responde, no enciende
  no carga, no abre, no se abre, página no carga, error al cargar
  se queda cargando, dando vueltas, ruedecita, círculo que gira, no carga
  pantalla en blanco, sale en blanco, página en blanco, pantalla blanca
  pantalla negra, se queda negra, todo negro, sin imagen
  se queda pillado, se ha pillado, se queda colgado, se atasca, se traba, bloqueado, congelado
  se cierra solo, se cierra sola, se sale sola, cierre inesperado, falla al abrir
  da error, sale un error, me da fallo, mensaje de error, código de error
  peta, falla, error
  va a tirones, se entrecorta, a saltos, lag, congelado
  va lento, va muy despacio, tarda mucho, tarda siglos, lentitud, rendimiento
  se ha ido, se cayó, está caído, servicio caído, interrupción del servicio, estado del servicio
  mantenimiento, interrupción programada
  ha desaparecido, se ha borrado, se esfumó, desaparecido, eliminado
  no me sale, no me aparece, no sale la opción, no aparece, falta
  no veo el botón, no encuentro el botón, botón no aparece, opción no disponible
  está en gris, no se puede pulsar, botón desactivado, deshabilitado
  no pasa nada al pulsar, el botón no hace nada, botón no responde
  no cuadra, no coincide, no salen las cuentas, diferencia, discrepancia
  números raros, cifras raras, datos incorrectos, estadísticas incorrectas
  sale dos veces, aparece dos veces, por duplicado, duplicado, duplicados
  vacío, en blanco, sin datos, no hay datos
  letras raras, símbolos raros, caracteres extraños, codificación
  se ve mal, descolocado, descuadrado, visualización, formato
  desenfocado, se ve borroso, mala calidad, resolución
  se oye mal, no se oye, no hay sonido, sin sonido, sin audio
  no se me oye, no me oyen, micrófono, micro
  hace ruido, ruidos raros, ruido, sonido extraño
  huele a quemado, humo, quemado, chispa
  se calienta, caliente, recalentado, sobrecalentamiento
  gotea, pierde agua, fuga, goteo
  atascado, atasco, obstruido, trabado
  no cierra, no encaja, no se cierra, desajustado
  antes podía, ha dejado de funcionar, dejó de funcionar
  desde la actualización, después de actualizar, tras la actualización, nueva versión
  liarla, la he liado, metí la pata, me equivoqué, error
  truco, apaño, solución, alternativa, solución temporal
  pasos para solucionar, solución de problemas, resolución de problemas
  notificación, aviso, alerta, recordatorio
  recordatorio, recordar, aviso
  correo, correo electrónico, email, e-mail, mail, mensaje
  dirección de correo, correo, email
  boletín, newsletter, lista de correo
  spam, correo no deseado, basura
  no recibo el correo, no llega el email, correo no recibido
  me avisa, avisadme, avisarme, notificación, aviso, notificaciones
  no me avisa, no me llegan avisos, no recibo notificaciones, notificaciones no llegan, no … llegan … notificaciones, no … llegan … avisos
  no para de avisarme, demasiados avisos, demasiadas notificaciones, desactivar notificaciones
  salta un aviso, mensaje emergente, ventana emergente, pop up, aviso
  globito, circulito rojo, insignia, notificación
  vibración, tono, sonido de notificación, timbre
  notificaciones push, avisos en el móvil, notificaciones móviles
  notificación por correo, avisos por correo, correos de aviso
  me llenáis de correos, demasiados correos, me bombardean, publicidad, correos publicitarios, darse de baja, demasiados … correos
  propaganda, publicidad, correos comerciales, marketing, anuncios
  llamadas comerciales, me llaman para vender, publicidad telefónica, llamadas no deseadas
  carpeta de basura, correo basura, bandeja de spam, spam, correo no deseado
  bandeja de entrada, buzón, buzón de entrada
  los correos acaban en spam, van a spam, llegan a spam, entregabilidad
  el correo rebota, correo rebotado, correo devuelto, error de entrega
  redirigir el correo, reenviar correo, reenvío, reenvío de correo
  respuesta automática, fuera de la oficina, contestación automática, mensaje de ausencia
  firma del correo, pie del correo, firma de correo
  correo de confirmación, enlace de confirmación, activar cuenta, confirmar correo, verificar correo
  enlace caducado, el enlace no funciona, enlace roto, enlace no válido
  suscriptores, lista de contactos, destinatarios
  caducidad, caducar, vencer, validez
`);
